import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import { shownDay } from '../../../src/domain/dates.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

const lastDay = '9999-12-31'

/** Declarations of a form by what their list shows, the newest first. */
const foundOf = (kind: string, form: DeclarationForm): AreaSearch<Repositories> => ({
  kind,
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ declarations }, companyId, words, most) {
    const filter = { form: form.number, from: firstRegisterDay, to: lastDay, words, statuses: null, type: null }
    const { items } = await declarations.page(companyId, filter, { number: 0, size: most, sort: null })
    return items.map(({ declaration_id, reference, decl_form_no, register_date, noti_cd_tax }) => ({
      id: declaration_id,
      title: reference,
      detail: `${decl_form_no} · ${shownDay(register_date)}`,
      status: noti_cd_tax,
    }))
  },
})

export const foundDeclarations = [foundOf('declarations', eInvoice), foundOf('e-document-declarations', eDocument)]
