import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import { shownDay } from '../../../src/domain/dates.ts'
import { declarationForms } from '../../../src/domain/declaration/forms/forms.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

const lastDay = '9999-12-31'

/** Declarations by what their list shows, the newest first. */
export const foundDeclarations: AreaSearch<Repositories> = {
  kind: 'declarations',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ declarations }, companyId, words, most) {
    const pages = await Promise.all(
      Object.values(declarationForms).map((form) => {
        const filter = { form: form.number, from: firstRegisterDay, to: lastDay, words, statuses: null, type: null }
        return declarations.page(companyId, filter, { number: 0, size: most, sort: null })
      }),
    )
    const items = pages
      .flatMap((page) => page.items)
      .toSorted((one, other) => Date.parse(other.register_date) - Date.parse(one.register_date))
      .slice(0, most)
    return items.map(({ declaration_id, reference, decl_form_no, register_date, noti_cd_tax }) => ({
      id: declaration_id,
      title: reference,
      detail: `${decl_form_no} · ${shownDay(register_date)}`,
      status: noti_cd_tax,
    }))
  },
}
