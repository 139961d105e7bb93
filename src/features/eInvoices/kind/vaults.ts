import type { InvoiceContent, InvoiceValues } from '../../../domain/invoice/content.ts'
import { createVault } from '../../../machines/vault.ts'

/** What charts hold of invoices. */
export const invoiceValues = createVault<InvoiceValues>()

/** What is kept of their unfinished forms. */
export const invoiceContents = createVault<InvoiceContent>()
