import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { certificateName } from '../kind/certificateName.ts'
import { historyDialog } from '../parts.ts'

interface Props {
  readonly row: PitCertificateRow
  readonly onClose: () => void
}

/** All that happened to a certificate of the list. */
export const CertificateHistory = ({ row, onClose }: Props) => (
  <LazyPart of={historyDialog} onLeave={onClose}>
    {({ HistoryDialog }) => (
      <HistoryDialog
        documentId={row.sid}
        isSigned={row.etax_status !== 'draft'}
        name={certificateName(row)}
        onClose={onClose}
      />
    )}
  </LazyPart>
)
