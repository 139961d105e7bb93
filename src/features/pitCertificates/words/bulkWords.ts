import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../../../documents/bulk/bulkWords.ts'

/** How the issuing of several PIT certificates speaks of them. */
export const bulkWords: BulkWords = {
  title: msg`Issue several PIT certificates`,
  reading: msg`Reading the PIT certificates`,
  readingText: msg`Every selected certificate is read and checked before anything is issued.`,
  all: msg`PIT certificates of this issue`,
  going: msg`PIT certificates that are issued`,
  leftOut: msg`PIT certificates that are left out`,
  unsent: msg`PIT certificates that are not issued`,
  stops: msg`It stops after this certificate.`,
  runStops: msg`It begins no more certificates; those that it is at end by themselves.`,
  mayNotGoOn: msg`You may no longer generate or issue PIT certificates. Ask an administrator of your company for the right, then go on.`,
  openRun: msg`Every PIT certificate of it is listed there with what has become of it.`,
  warned: (names) => msg`Look at these PIT certificates before you issue them: ${names}`,
}
