import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import type { CertificateFields } from '../fields.ts'
import { CorrectedNotice } from './CorrectedNotice.tsx'
import { DoublesNotice } from './DoublesNotice.tsx'
import { NoticesOfCertificate } from './NoticesOfCertificate.tsx'

interface Props {
  readonly fields: CertificateFields
  readonly record: PitCertificateDetail | null
  /** Null while the server has nothing of it. */
  readonly documentId: string | null
  /** Whether it can be saved or issued from here. */
  readonly isOpen: boolean
}

/** What is to be known of others before somebody goes on with this certificate. */
export const CertificateOffers = ({ fields, record, documentId, isOpen }: Props) => (
  <>
    <CorrectedNotice fields={fields} />
    {record?.etax_status === 'accepted' && <NoticesOfCertificate documentId={record.sid} />}
    {documentId !== null && isOpen && <DoublesNotice documentId={documentId} />}
  </>
)
