import { DocumentStatusBadge } from '../../../documents/status/DocumentStatusBadge.tsx'
import { authorityReasons } from '../authorityReasons.ts'
import { appearanceOf } from './statusAppearances.ts'

interface Props {
  /** `etax_status` */
  readonly status: string
  /** `etax_rslt`: shown of one that was turned down. */
  readonly message: string
  /** Whether it was turned down and has been corrected since. */
  readonly isCorrected: boolean
}

/** The status of a certificate, with the authority's words where it was turned down. */
export const PitCertificateStatusBadge = ({ status, message, isCorrected }: Props) => (
  <DocumentStatusBadge
    appearance={appearanceOf(status, isCorrected)}
    message={status === 'rejected' && !isCorrected ? message : ''}
    reasons={authorityReasons}
  />
)
