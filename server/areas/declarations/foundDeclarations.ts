import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import { shownDay } from '../../../src/domain/dates.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

const lastDay = '9999-12-31'

/** Declarations by what their list shows, the newest first. */
export const foundDeclarations: AreaSearch<Repositories> = {
  kind: 'declarations',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ declarations }, companyId, words, most) {
    const filter = { from: firstRegisterDay, to: lastDay, words, statuses: null, type: null }
    const { items } = await declarations.page(companyId, filter, { number: 0, size: most, sort: null })
    return items.map(({ declaration_id, reference, decl_form_no, register_date, noti_cd_tax }) => ({
      id: declaration_id,
      title: reference,
      detail: `${decl_form_no} · ${shownDay(register_date)}`,
      status: noti_cd_tax,
    }))
  },
}
