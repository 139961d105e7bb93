import type { MessageDescriptor } from '@lingui/core'

/** Texts of a submission that name the kind of the document. */
export interface SubmitWords {
  readonly title: MessageDescriptor
  readonly reading: MessageDescriptor
  readonly generating: MessageDescriptor
  readonly generated: MessageDescriptor
  readonly claiming: MessageDescriptor
  /** The step of sending among those of a submission, by the kind's verb, and what is said of it once it is done. */
  readonly send: MessageDescriptor
  readonly stepsDone: MessageDescriptor
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
  /** Once it is sent, until the authority has decided. */
  readonly onItsWay: MessageDescriptor
  readonly open: MessageDescriptor
  readonly toCorrect: MessageDescriptor
  /** Submissions that were interrupted, or that wait for a remote signature, since a moment. */
  readonly interrupted: (moment: string) => MessageDescriptor
  /** Of one that was interrupted and is signed. */
  readonly signedOnly: MessageDescriptor
  readonly waits: (moment: string) => MessageDescriptor
  readonly severalWait: (count: number, moment: string) => MessageDescriptor
  /** What becomes of a document whose submission is let go. */
  readonly staysDraft: MessageDescriptor
  readonly signedIsLost: MessageDescriptor
}
