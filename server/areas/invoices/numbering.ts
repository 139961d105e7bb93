import { yearOfSymbol } from '../../../src/domain/invoice/forms.ts'
import { largestNumber } from '../../../src/domain/invoice/layout.ts'
import type { KeptNumbering } from '../../documents/keptKind.ts'
import type { Series } from '../../numbering/numbers.ts'
import type { TemplateInUse, TemplateRepositories } from '../../templates/templates.ts'
import type { InvoiceTypes } from './kindTypes.ts'

/** What invoices of a form are numbered in under a symbol, which names the year. */
export const seriesOf = (companyId: string, form: string, symbol: string): Series => ({
  companyId,
  year: Number(yearOfSymbol(symbol)),
  form,
  symbol,
})

/** The template in use under whose symbol invoices of a form are issued on a day; undefined where there is none. */
export const templateOn = async (
  { templates }: Pick<TemplateRepositories, 'templates'>,
  companyId: string,
  { form, symbol, day }: { readonly form: string; readonly symbol: string; readonly day: string },
): Promise<TemplateInUse | undefined> => {
  const inUse = await templates.inUseOn(companyId, 'invoice', day)
  return inUse.find(({ form_no, serial_no }) => form_no === form && serial_no === symbol)
}

/** Numbers of invoices: from the start number of their template, without gaps. */
export const invoiceNumbers: KeptNumbering<InvoiceTypes> = {
  forms: ['1', '2'],
  largestOf: () => largestNumber,
  begins: {
    async at(inside, head) {
      const template = await templateOn(inside, head.companyId, head)
      return template === undefined ? null : Number(template.start_no)
    },
    otherwise: 'invoice.noSymbol',
  },
  fields: { day: 'inv_date', symbol: 'serial_no' },
  of({ companyId, form, symbol, day, number }) {
    const { year } = seriesOf(companyId, form, symbol)
    return { year, form, symbol, day, number }
  },
  write: ({ invoices }, { companyId, id }, number) => invoices.setNumber(companyId, id, number),
}
