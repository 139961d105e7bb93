import type { InvoiceFilter } from './invoices.ts'

/** All invoices of a company, to be narrowed by words, shops and statuses. */
export const everyInvoice = {
  from: '2000-01-01',
  to: '9999-12-31',
  statuses: null,
  symbol: null,
  madeBy: null,
  taxCode: null,
  customers: null,
  amountFrom: null,
  amountTo: null,
  isUndelivered: false,
  nature: null,
} as const satisfies Omit<InvoiceFilter, 'words' | 'shops'>
