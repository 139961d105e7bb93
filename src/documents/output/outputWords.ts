import type { MessageDescriptor } from '@lingui/core'

/** What the list says of printing and downloading the selected documents. */
export interface OutputCommands {
  /** The group of the list's commands. */
  readonly group: MessageDescriptor
  readonly print: MessageDescriptor
  readonly download: MessageDescriptor
  readonly selectOne: MessageDescriptor
  readonly tooMany: (most: number) => MessageDescriptor
  readonly printTitle: MessageDescriptor
  readonly downloadTitle: MessageDescriptor
}

/** What is said while they are printed and downloaded. */
export interface OutputWords extends Pick<OutputCommands, 'printTitle' | 'downloadTitle'> {
  readonly becomesZip: (count: number) => MessageDescriptor
  /** They become one PDF. */
  readonly becomesPdf: MessageDescriptor
  /** What of them has signed XML. */
  readonly signedXml: MessageDescriptor
  readonly progress: (done: number, count: number) => MessageDescriptor
  readonly downloaded: MessageDescriptor
  readonly showOthers: MessageDescriptor
  /** Heads the names of those whose print is missing. */
  readonly missingPrints: (count: number) => MessageDescriptor
  /** Why one is left out: it could not be read, or the zip is full. */
  readonly notRead: MessageDescriptor
  readonly tooLarge: MessageDescriptor
  readonly notDownloaded: MessageDescriptor
  readonly notPrinted: MessageDescriptor
}
