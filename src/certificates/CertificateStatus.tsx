import { useLingui } from '@lingui/react/macro'
import { type CertificateRecord } from '../domain/certificate.ts'
import { certificateStatuses } from '../domain/certificateCodes.ts'
import { StatusBadge } from '../ui/feedback/StatusBadge.tsx'
import { WarningIcon } from '../ui/icons/firstIcons.tsx'
import type { Tone } from '../ui/feedback/tone.tsx'

const tones: Readonly<Record<CertificateRecord['status'], Tone>> = {
  [certificateStatuses.active]: 'green',
  [certificateStatuses.extended]: 'blue',
  [certificateStatuses.inactive]: 'grey',
  [certificateStatuses.stopped]: 'red',
}

interface Props {
  readonly status: CertificateRecord['status']
  readonly statusName: (code: string) => string
  /** Whether it is offered to be chosen. */
  readonly isOffered: boolean
}

/** The status of a certificate; one that is inactive can be declared, but is marked where it is chosen, since it cannot sign. */
export const CertificateStatus = ({ status, statusName, isOffered }: Props) => {
  const { t } = useLingui()
  const isUnfit = isOffered && status === certificateStatuses.inactive
  return (
    <StatusBadge
      icon={isUnfit ? <WarningIcon size={14} /> : undefined}
      label={statusName(status)}
      tone={isUnfit ? 'amber' : tones[status]}
      tooltip={isUnfit ? t`It cannot sign until it is activated` : undefined}
    />
  )
}
