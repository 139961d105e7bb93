import { Trans, useLingui } from '@lingui/react/macro'
import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import { DocumentStanding } from '../../../../documents/form/page/DocumentStanding.tsx'
import { AuthorityMessage } from '../../../../documents/history/AuthorityMessage.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { CertificateStatusBadge } from '../../CertificateStatusBadge.tsx'

interface Props {
  readonly record: PitCertificateDetail
  readonly isBeingEdited: boolean
}

/** Says that the tax authority has turned the certificate down, with its own message, and what to do. */
const RejectionBanner = ({ record, isBeingEdited }: Props) => {
  const { t } = useLingui()
  return (
    <Banner title={t`The tax authority has turned this PIT certificate down`} tone="danger">
      {record.etax_rslt !== '' && <AuthorityMessage message={record.etax_rslt} />}
      {!isBeingEdited && (
        <p>
          {record.is_corrected ? (
            <Trans>It is corrected and not issued yet: issue it from the list, or press Edit to correct more.</Trans>
          ) : (
            <Trans>Press Edit to correct it, then issue it again. It keeps its number.</Trans>
          )}
        </p>
      )}
    </Banner>
  )
}

/** Where a certificate stands that has been issued. */
const Standing = ({ record }: Pick<Props, 'record'>) => {
  const { t } = useLingui()
  const { etax_status: status, etax_rslt: message, is_corrected: isCorrected } = record
  return (
    <DocumentStanding
      names={[
        { term: t({ message: 'Number', context: 'Of a document' }), detail: record.inv_no },
        { term: t`Reference`, detail: record.refid },
        { term: t`Tax authority's code`, detail: record.tax_auth_cd },
      ]}
      others={[{ term: t`Lookup code`, detail: record.lookup_cd }]}
      record={record}
      status={<CertificateStatusBadge isCorrected={isCorrected} message={message} status={status} />}
    />
  )
}

/** Why an existing certificate was turned down, and where it stands. */
export const AboveFields = ({ record, isBeingEdited }: Props) => (
  <>
    {record.etax_status === 'rejected' && <RejectionBanner isBeingEdited={isBeingEdited} record={record} />}
    {record.etax_status !== 'draft' && <Standing record={record} />}
  </>
)
