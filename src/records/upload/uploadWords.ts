import type { MessageDescriptor } from '@lingui/core'

/** What an upload says of the records that it makes. */
export interface UploadWords {
  /** Of the dialog. */
  readonly title: MessageDescriptor
  readonly uploading: MessageDescriptor
  /** The server is asked what became of an upload that was not answered. */
  readonly asking: MessageDescriptor
  readonly confirmTitle: MessageDescriptor
  /** At least one row is needed. */
  readonly atLeastOne: MessageDescriptor
  /** No row of the sheet holds anything. */
  readonly nothingHeld: MessageDescriptor
  /** The sheet has more rows than may be uploaded at once. */
  readonly tooMany: MessageDescriptor
  /** It is known that the server has none of them, or not known whether it has. */
  readonly notThere: MessageDescriptor
  readonly unknownTitle: MessageDescriptor
  readonly unknownText: MessageDescriptor
  /** What became of the rows. */
  readonly allUploaded: MessageDescriptor
  readonly someUploaded: MessageDescriptor
  readonly noneUploaded: MessageDescriptor
}
