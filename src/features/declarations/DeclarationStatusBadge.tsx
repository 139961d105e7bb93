import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { hasAuthorityMessage, shownStatus, type ShownStatus } from '../../domain/declaration/status.ts'
import { useAuthorityExplanations } from './authorityReasons.ts'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import type { Tone } from '../../ui/feedback/tone.tsx'

interface StatusAppearance {
  readonly tone: Tone
  readonly label: MessageDescriptor
}

/** Colour and label of each status (seed 000 §4: a draft is shown as not sent, sent and received as in progress). */
export const statusAppearances: Readonly<Record<ShownStatus, StatusAppearance>> = {
  draft: {
    tone: 'grey',
    label: msg({ message: 'Not sent', comment: 'Status of a declaration that is still a draft' }),
  },
  inProgress: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  rejected: {
    tone: 'red',
    label: msg({ message: 'Rejected', comment: 'Status: not taken in by the tax authority (message 102)' }),
  },
  refused: {
    tone: 'red',
    label: msg({ message: 'Refused', comment: 'Status: not accepted by the tax authority (message 103)' }),
  },
  accepted: { tone: 'green', label: msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' }) },
  none: {
    tone: 'amber',
    label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
  },
}

interface Props {
  /** `noti_cd_tax` */
  readonly status: string
  /** `noti_nm_tax`: the tooltip, unless the declaration is accepted or a draft (seed 000 §2). */
  readonly message?: string
}

export const DeclarationStatusBadge = ({ status, message = '' }: Props) => {
  const { i18n } = useLingui()
  const { tone, label } = statusAppearances[shownStatus(status)]
  const explanationsOf = useAuthorityExplanations()
  const tooltip =
    hasAuthorityMessage(status) && message !== '' ? [message, ...explanationsOf(message)].join('\n') : undefined
  return <StatusBadge label={i18n._(label)} tone={tone} tooltip={tooltip} />
}
