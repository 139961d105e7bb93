import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import { decidedStatuses } from '../../../../documents/history/decidedStatuses.ts'
import { DocumentHistory } from '../../../../documents/history/DocumentHistory.tsx'
import { certificateName } from '../../kind/certificateName.ts'

/** All that happened to a certificate. */
export const CertificateHistory = ({ record }: { readonly record: PitCertificateDetail }) => (
  <DocumentHistory
    documentId={record.sid}
    isSigned={record.signed_xml_url !== null}
    name={certificateName(record)}
    statuses={decidedStatuses(record)}
  />
)
