import { msg } from '@lingui/core/macro'
import { DocumentStatusBadge } from '../../../documents/status/DocumentStatusBadge.tsx'
import type { StatusAppearance } from '../../../documents/status/statusAppearance.ts'
import { readNoticeStatus, type NoticeStatus } from '../../../domain/errorNotice/status.ts'
import { authorityReasons } from './authorityReasons.ts'

/** Colour and label of each status, what asks for work first. */
export const statusAppearances: Readonly<Record<NoticeStatus, StatusAppearance>> = {
  rejected: {
    tone: 'red',
    label: msg({ message: 'Not received', comment: 'Status: the tax authority has not received an error notice' }),
  },
  draft: { tone: 'grey', label: msg({ message: 'Draft', comment: 'Status: not sent yet' }) },
  sent: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  accepted: {
    tone: 'green',
    label: msg({ message: 'Received', comment: 'Status: the tax authority has received an error notice' }),
  },
}

const none: StatusAppearance = {
  tone: 'amber',
  label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
}

export const appearanceOf = (code: string): StatusAppearance => {
  const status = readNoticeStatus(code)
  return status === null ? none : statusAppearances[status]
}

interface Props {
  readonly status: string
  /** What the authority says: the tooltip of what was not received. */
  readonly message?: string
}

/** Where an error notice stands with the tax authority. */
export const NoticeStatusBadge = ({ status, message = '' }: Props) => (
  <DocumentStatusBadge
    appearance={appearanceOf(status)}
    message={status === 'rejected' ? message : ''}
    reasons={authorityReasons}
  />
)
