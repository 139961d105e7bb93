import { yearOfSymbol } from '../../../src/domain/invoice/forms.ts'
import { largestNumber } from '../../../src/domain/invoice/layout.ts'
import type { KeptNumbering } from '../../documents/keptKind.ts'
import type { Series } from '../../numbering/numbers.ts'
import type { InvoiceTypes } from './kindTypes.ts'

/** What invoices of a form are numbered in under a symbol, which names the year. */
export const seriesOf = (companyId: string, form: string, symbol: string): Series => ({
  companyId,
  year: Number(yearOfSymbol(symbol)),
  form,
  symbol,
})

/** Numbers of invoices: from the start number of their template, without gaps. */
export const invoiceNumbers: KeptNumbering<InvoiceTypes> = {
  forms: ['1', '2'],
  largestOf: () => largestNumber,
  begins: {
    async at({ templates }, { companyId, form, symbol, day }) {
      const inUse = await templates.inUseOn(companyId, 'invoice', day)
      const template = inUse.find(({ form_no, serial_no }) => form_no === form && serial_no === symbol)
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
