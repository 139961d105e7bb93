import type { DocumentKind } from '../documents/kind.ts'
import { invoiceValuesOf, type InvoiceContent, type InvoiceValues } from './content.ts'
import { invoiceLayout } from './layout.ts'
import { invoiceSchema } from './rules.ts'
import { writtenInvoice } from './written.ts'

/** Names the kind where documents of several are kept. */
export const invoiceKey = 'invoice'

/** E-invoices: VAT invoices (form 1) and sales invoices (form 2), with and without a code of the tax authority. */
export const invoiceKind: DocumentKind<InvoiceValues, InvoiceContent> = {
  id: 'sid',
  rules: invoiceSchema,
  toContent: (values) => values,
  toValues: invoiceValuesOf,
  layoutOf: invoiceLayout,
  written: writtenInvoice,
}
