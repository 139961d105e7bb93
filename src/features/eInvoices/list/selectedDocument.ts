import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import type { SelectedDocument } from '../../../domain/documents/listRules.ts'

/** A row as the rules of lists judge it. */
export const selectedDocument = ({ etax_status: status, is_corrected: isCorrected }: InvoiceRow): SelectedDocument => ({
  isDraft: status === 'draft',
  isCorrected,
})
