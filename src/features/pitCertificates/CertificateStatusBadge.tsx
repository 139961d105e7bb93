import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { DocumentStatusBadge } from '../../documents/status/DocumentStatusBadge.tsx'
import type { StatusAppearance } from '../../documents/status/statusAppearance.ts'
import { readCertificateStatus, type CertificateStatus } from '../../domain/pitCertificate/status.ts'
import { authorityReasons } from './authorityReasons.ts'

/** Colour and label of each status, what asks for work first. */
export const statusAppearances: Readonly<Record<CertificateStatus, StatusAppearance>> = {
  rejected: {
    tone: 'red',
    label: msg({ message: 'Refused', comment: 'Status: not accepted by the tax authority' }),
  },
  draft: { tone: 'grey', label: msg({ message: 'Draft', comment: 'Status: not issued yet' }) },
  sent: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  accepted: { tone: 'green', label: msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' }) },
}

const none: StatusAppearance = {
  tone: 'amber',
  label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
}

const corrected: StatusAppearance = {
  tone: 'amber',
  label: msg({
    message: 'Corrected, not issued',
    comment: 'Status: the tax authority refused it, and it has been changed since without being issued again',
  }),
}

const appearanceOf = (code: string, isCorrected: boolean): StatusAppearance => {
  if (isCorrected) return corrected
  const status = readCertificateStatus(code)
  return status === null ? none : statusAppearances[status]
}

/** What a row's status is called. */
export const statusLabelOf = (row: {
  readonly etax_status: string
  readonly is_corrected: boolean
}): MessageDescriptor => appearanceOf(row.etax_status, row.is_corrected).label

interface Props {
  /** `etax_status` */
  readonly status: string
  /** `etax_rslt`: the tooltip of what was refused. */
  readonly message?: string
  readonly isCorrected?: boolean
}

/** Where a PIT certificate stands with the tax authority. */
export const CertificateStatusBadge = ({ status, message = '', isCorrected = false }: Props) => (
  <DocumentStatusBadge
    appearance={appearanceOf(status, isCorrected)}
    message={status === 'rejected' && !isCorrected ? message : ''}
    reasons={authorityReasons}
  />
)
