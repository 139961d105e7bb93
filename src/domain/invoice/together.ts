import { togetherOf } from '../form/together.ts'
import { invoiceTexts, type InvoiceValues } from './content.ts'
import type { InvoiceText } from './fields.ts'

/** A rule over several texts of an invoice, which is checked whatever else is wrong; its message stands at the last of them. */
export const together = togetherOf<InvoiceText, InvoiceValues>(invoiceTexts)
