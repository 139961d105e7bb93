import { stepAppearances } from './stepTitles.ts'
import type { StatusEvent } from './StatusTimeline.tsx'

interface Decided {
  readonly etax_status: string
  readonly etax_rslt: string
  readonly requested_at: string
}

/** The statuses of a document that one answer of the authority decides on, as far as it says them itself. */
export const decidedStatuses = ({
  etax_status: status,
  etax_rslt: message,
  requested_at: at,
}: Decided): readonly StatusEvent[] => {
  const sent: StatusEvent = { id: 'sent', at, ...stepAppearances.sent, message: '', step: null }
  const decided = (kind: 'accepted' | 'refused'): readonly StatusEvent[] => [
    sent,
    { id: kind, at: '', ...stepAppearances[kind], message, step: null },
  ]
  if (status === 'accepted') return decided('accepted')
  if (status === 'rejected') return decided('refused')
  return status === 'sent' ? [sent] : []
}
