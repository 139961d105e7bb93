import { useLingui } from '@lingui/react/macro'
import { type CertificateRecord } from '../../../../domain/certificate.ts'
import { certificateStatuses } from '../../../../domain/certificate-codes.ts'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import type { Tone } from '../../../../ui/feedback/tone.tsx'

const tones: Readonly<Record<CertificateRecord['status'], Tone>> = {
  [certificateStatuses.active]: 'green',
  [certificateStatuses.extended]: 'blue',
  [certificateStatuses.inactive]: 'amber',
  [certificateStatuses.stopped]: 'red',
}

interface Props {
  readonly status: CertificateRecord['status']
  readonly statusName: (code: string) => string
}

/** The status of a certificate to choose; one that is inactive can be declared, but is marked, since it cannot sign. */
export const CertificateStatus = ({ status, statusName }: Props) => {
  const { t } = useLingui()
  const warning = status === certificateStatuses.inactive ? t`It cannot sign until it is activated` : undefined
  return <StatusBadge label={statusName(status)} tone={tones[status]} tooltip={warning} />
}
