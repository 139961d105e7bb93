import { isCompanyScope } from '../../../src/domain/session.ts'
import { shownDay } from '../../../src/domain/dates.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

const templatesOf = (templateKind: TemplateKind, kind: string): AreaSearch<Repositories> => ({
  kind,
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ templates }, companyId, words, most) {
    const page = await templates.page(companyId, templateKind, words, { number: 0, size: most, sort: null })
    return page.items.map(({ id, serial_no, form_no, start_date }) => ({
      id,
      title: serial_no,
      detail: [form_no, shownDay(start_date)].filter((text) => text !== '').join(' · '),
      status: '',
    }))
  },
})

/** Templates of both kinds by serial number and form, each kind for its panel. */
export const foundTemplates = [
  templatesOf('invoice', 'e-invoice-templates'),
  templatesOf('document', 'e-document-templates'),
]
