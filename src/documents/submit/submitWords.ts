import type { MessageDescriptor } from '@lingui/core'

/** Texts of a submission that name the kind of the document. */
export interface SubmitWords {
  readonly title: MessageDescriptor
  readonly reading: MessageDescriptor
  readonly generating: MessageDescriptor
  readonly generated: MessageDescriptor
  readonly claiming: MessageDescriptor
  /** While the signed document is sent: the title of the step, and what happens. */
  readonly sending: MessageDescriptor
  readonly sendingText: MessageDescriptor
  readonly asking: MessageDescriptor
  readonly outcomeUnknown: MessageDescriptor
  /** What is certain where the outcome is unknown. */
  readonly isSigned: MessageDescriptor
  readonly noCertificate: MessageDescriptor
  readonly notKept: MessageDescriptor
  readonly sent: MessageDescriptor
  readonly open: MessageDescriptor
  readonly toCorrect: MessageDescriptor
  /** Submissions that were interrupted, or that wait for a remote signature, since a moment. */
  readonly interrupted: (moment: string) => MessageDescriptor
  readonly waits: (moment: string) => MessageDescriptor
  readonly severalWait: (count: number, moment: string) => MessageDescriptor
  /** What becomes of a document whose submission is let go. */
  readonly staysDraft: MessageDescriptor
  readonly signedIsLost: MessageDescriptor
}
