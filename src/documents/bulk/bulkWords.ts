import type { MessageDescriptor } from '@lingui/core'

/** Texts of a sending of several that name the kind of the documents. */
export interface BulkWords {
  readonly title: MessageDescriptor
  readonly reading: MessageDescriptor
  readonly readingText: MessageDescriptor
  /** Labels of lists of documents. */
  readonly all: MessageDescriptor
  readonly going: MessageDescriptor
  readonly leftOut: MessageDescriptor
  readonly unsent: MessageDescriptor
  /** Once the user has stopped it: where the page sends, and where the server does. */
  readonly stops: MessageDescriptor
  readonly runStops: MessageDescriptor
  readonly mayNotGoOn: MessageDescriptor
  readonly openRun: MessageDescriptor
  /** Why documents that the kind warns of need a decision, by their names. */
  readonly warned: (names: string) => MessageDescriptor
}
