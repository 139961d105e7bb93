import type { InvoiceRow } from '../../../api/contract/invoices.ts'

type Named = Pick<InvoiceRow, 'refid' | 'form_no' | 'serial_no' | 'inv_no'>

/** Form and symbol together, as people write them: `1C26TAA`. */
export const wholeSymbol = ({ form_no: form, serial_no: symbol }: Pick<Named, 'form_no' | 'serial_no'>): string =>
  symbol === '' ? '' : `${form}${symbol}`

/** What people know an invoice by: symbol and number once it has one, before that the company's reference. */
export const invoiceName = (invoice: Named): string =>
  invoice.inv_no === '' ? invoice.refid : `${wholeSymbol(invoice)} ${invoice.inv_no}`
