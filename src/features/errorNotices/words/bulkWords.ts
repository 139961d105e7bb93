import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../../../documents/bulk/bulkWords.ts'

/** How the sending of several error notices speaks of them. */
export const bulkWords: BulkWords = {
  title: msg`Send several error notices`,
  reading: msg`Reading the error notices`,
  readingText: msg`Every selected notice is read and checked before anything is sent.`,
  all: msg`Error notices of this sending`,
  going: msg`Error notices that are sent`,
  leftOut: msg`Error notices that are left out`,
  unsent: msg`Error notices that are not sent`,
  stops: msg`It stops after this notice.`,
  runStops: msg`It begins no more notices; those that it is at end by themselves.`,
  mayNotGoOn: msg`You may no longer generate or send error notices. Ask an administrator of your company for the right, then go on.`,
  openRun: msg`Every error notice of it is listed there with what has become of it.`,
  warned: (names) => msg`Look at these error notices before you send them: ${names}`,
}
