import { Trans, useLingui } from '@lingui/react/macro'
import type { PitCertificateDetail } from '../../../../api/contract/pitCertificateFiling.ts'
import { StandingAside } from '../../../../documents/form/Asides.tsx'
import { AuthorityMessage } from '../../../../documents/history/AuthorityMessage.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { CertificateStanding } from './CertificateStanding.tsx'

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

/** Why an existing certificate was turned down, and where it stands. */
export const AboveFields = ({ record, isBeingEdited }: Props) => (
  <>
    {record.etax_status === 'rejected' && <RejectionBanner isBeingEdited={isBeingEdited} record={record} />}
    {record.etax_status !== 'draft' && (
      <StandingAside>
        <CertificateStanding record={record} />
      </StandingAside>
    )}
  </>
)
