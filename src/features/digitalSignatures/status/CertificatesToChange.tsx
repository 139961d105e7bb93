import { Trans, useLingui } from '@lingui/react/macro'
import { certificateKey, certificateLabel } from '../../../certificates/useCertificateColumns.tsx'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { refusedFields, type Failure } from '../../../domain/failure.ts'
import './CertificatesToChange.css'

interface Props {
  readonly certificates: readonly CertificateRecord[]
  readonly failure: Failure | null
}

/** Each certificate by issuer and serial number, since some may be on another page, with a mark on those that are in the way. */
export const CertificatesToChange = ({ certificates, failure }: Props) => {
  const { t } = useLingui()
  const refused = new Set(refusedFields(failure).map(({ field }) => field))
  return (
    <ul aria-label={t`Certificates to change`} className="certificates-to-change">
      {certificates.map((certificate, place) => (
        <li key={certificateKey(certificate)}>
          {certificateLabel(certificate)}
          {refused.has(`digital_signatures.${place}.status`) && (
            <strong>
              <Trans>cannot be changed</Trans>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}
