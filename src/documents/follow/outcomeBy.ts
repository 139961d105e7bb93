import type { MessageDescriptor } from '@lingui/core'
import type { FollowedKind, Outcome } from './followedKind.ts'

interface Decision extends Pick<Outcome, 'isTurnedDown' | 'status'> {
  readonly text: (reference: string) => MessageDescriptor
}

/** Reads a decision by the kind of the notification that says it; its parameters have the document's reference. */
export const outcomeBy =
  (decisions: Readonly<Record<string, Decision>>): FollowedKind['outcomeOf'] =>
  ({ notified }) => {
    const decided = decisions[notified?.kind ?? '']
    if (decided === undefined) return null
    const { reference = '' } = notified?.parameters ?? {}
    const { isTurnedDown, status, text } = decided
    return { reference, isTurnedDown, status, text: text(reference) }
  }
