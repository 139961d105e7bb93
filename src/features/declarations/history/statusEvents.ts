import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimelineStep } from '../../../api/contract/documents/history.ts'
import type { StatusEvent } from '../../../documents/history/StatusTimeline.tsx'
import { readStatus, shownStatus, type AuthorityStatus } from '../../../domain/declaration/status.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'
import type { DeclarationRecord } from '../form/record/declarationRecord.ts'

const titles: Readonly<Record<AuthorityStatus, MessageDescriptor>> = {
  draft: msg`Saved as draft`,
  sent: msg`Sent to the tax authority`,
  received: msg`Received by the tax authority`,
  explaining: msg`The tax authority asks for an explanation`,
  rejected: msg`Rejected by the tax authority`,
  refused: msg`Refused by the tax authority`,
  lapsed: msg`Lapsed: not confirmed in time`,
  accepted: msg`Accepted by the tax authority`,
  none: msg`Status changed`,
}

type Event = DeclarationRecord['events'][number]

const stepOf = ({ at, status, message: text }: Event): TimelineStep | null => {
  const read = readStatus(status)
  if (read === 'none') return null
  return { at, kind: read === 'draft' ? 'saved' : read, who: '', certificate: null, text, message: null, attempts: 0 }
}

/** The statuses so far; the last one alone where a backend keeps no more, whose moment it does not say (docs/decisions/0453). */
export const statusEvents = ({
  events,
  noti_cd_tax: status,
  noti_nm_tax: message,
}: Pick<DeclarationRecord, 'noti_cd_tax' | 'noti_nm_tax' | 'events'>): readonly StatusEvent[] => {
  const known: readonly Event[] = events.length > 0 || message === '' ? events : [{ at: '', status, message }]
  return known.map((event) => ({
    id: `${event.at} ${event.status}`,
    at: event.at,
    title: titles[readStatus(event.status)],
    tone: statusAppearances[shownStatus(event.status)].tone,
    message: event.message,
    step: stepOf(event),
  }))
}
