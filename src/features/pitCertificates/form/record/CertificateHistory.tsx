import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import { DocumentHistory } from '../../../../documents/history/DocumentHistory.tsx'
import { stepAppearances } from '../../../../documents/history/stepTitles.ts'
import type { StatusEvent } from '../../../../documents/history/StatusTimeline.tsx'
import { certificateName } from '../../kind/certificateName.ts'

/** The statuses of a certificate, as far as it says them itself. */
const statusesOf = ({ etax_status: status, etax_rslt: message, requested_at: at }: PitCertificateDetail) => {
  const sent: StatusEvent = { id: 'sent', at, ...stepAppearances.sent, message: '', step: null }
  const decided = (kind: 'accepted' | 'refused'): readonly StatusEvent[] => [
    sent,
    { id: kind, at: '', ...stepAppearances[kind], message, step: null },
  ]
  if (status === 'accepted') return decided('accepted')
  if (status === 'rejected') return decided('refused')
  return status === 'sent' ? [sent] : []
}

/** All that happened to a certificate. */
export const CertificateHistory = ({ record }: { readonly record: PitCertificateDetail }) => (
  <DocumentHistory
    documentId={record.sid}
    isSigned={record.signed_xml_url !== null}
    name={certificateName(record)}
    statuses={statusesOf(record)}
  />
)
