import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import type { SelectedDocument } from '../../../domain/documents/listRules.ts'

/** A row as the rules of lists judge it. */
export const selectedDocument = ({
  etax_status: status,
  is_corrected: isCorrected,
}: PitCertificateRow): SelectedDocument => ({ isDraft: status === 'draft', isCorrected })
