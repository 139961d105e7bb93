import { msg } from '@lingui/core/macro'
import type { StatusAppearance } from '../../../documents/status/statusAppearance.ts'
import { readCertificateStatus, type CertificateStatus } from '../../../domain/pitCertificate/status.ts'

/** Colour and label of each status, what asks for work first. */
export const statusAppearances: Readonly<Record<CertificateStatus, StatusAppearance>> = {
  rejected: {
    tone: 'red',
    label: msg({
      message: 'Turned down',
      comment: 'Status of a PIT certificate: the tax authority has not accepted it',
    }),
  },
  draft: {
    tone: 'grey',
    label: msg({ message: 'Not issued', comment: 'Status of a PIT certificate that is still a draft' }),
  },
  sent: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  accepted: { tone: 'green', label: msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' }) },
}

const corrected: StatusAppearance = {
  tone: 'amber',
  label: msg({
    message: 'Corrected, not issued',
    comment: 'Status: the tax authority turned it down, and it has been changed since without being issued again',
  }),
}

const unknown: StatusAppearance = {
  tone: 'amber',
  label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
}

/** How a status is shown. */
export const appearanceOf = (code: string, isCorrected: boolean): StatusAppearance => {
  const status = readCertificateStatus(code)
  if (status === null) return unknown
  return isCorrected ? corrected : statusAppearances[status]
}
