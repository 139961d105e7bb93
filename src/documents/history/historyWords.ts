import type { MessageDescriptor } from '@lingui/core'

/** What is said of what happened to a document. */
export interface HistoryWords {
  /** Stands before what a document is called. */
  readonly document: MessageDescriptor
  /** What the authority's codes mean and what to do, by the code. */
  readonly authorityReasons: Readonly<Record<string, MessageDescriptor>>
}
