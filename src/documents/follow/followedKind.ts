import type { MessageDescriptor } from '@lingui/core'
import type { ChangedRecord } from '../../area/recordNews.ts'
import type { FollowedRecords } from './useFreshRecords.ts'

/** What the authority has decided about a document. */
export interface Outcome {
  /** What people know the document by. */
  readonly reference: string
  /** Whether somebody has to do something about it: it was turned down, or the authority asks for more. */
  readonly isTurnedDown: boolean
  /** What its status is called now. */
  readonly status: MessageDescriptor
  /** Says it of this document alone. */
  readonly text: MessageDescriptor
}

/** How news of a kind's documents are followed, from every page. */
export interface FollowedKind extends FollowedRecords {
  /** What somebody was notified of as decided; null of anything else. */
  readonly outcomeOf: (record: ChangedRecord) => Outcome | null
  /** Says how several were answered. */
  readonly answered: (accepted: number, turnedDown: number) => MessageDescriptor
}
