import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../bulk/bulkWords.ts'

/** How the sending of several documents of any kind speaks of them. */
export const bulkWords: BulkWords = {
  title: msg`Send several documents`,
  reading: msg`Reading the documents`,
  readingText: msg`Every selected document is read and checked before anything is sent.`,
  all: msg`Documents of this sending`,
  going: msg`Documents that are sent`,
  leftOut: msg`Documents that are left out`,
  unsent: msg`Documents that are not sent`,
  stops: msg`It stops after this document.`,
  runStops: msg`It begins no more documents; those that it is at end by themselves.`,
  mayNotGoOn: msg`You may no longer generate or send these documents. Ask an administrator of your company for the right, then go on.`,
  openRun: msg`Every document of it is listed there with what has become of it.`,
  warned: (names) => msg`Look at these documents before you send them: ${names}`,
}
