import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../../../documents/bulk/bulkWords.ts'

/** How the sending of several declarations speaks of them. */
export const bulkWords: BulkWords = {
  title: msg`Send several declarations`,
  reading: msg`Reading the declarations`,
  readingText: msg`Every selected declaration is read and checked before anything is sent.`,
  all: msg`Declarations of this sending`,
  going: msg`Declarations that are sent`,
  leftOut: msg`Declarations that are left out`,
  unsent: msg`Declarations that are not sent`,
  stops: msg`It stops after this declaration.`,
  runStops: msg`It begins no more declarations; those that it is at end by themselves.`,
  mayNotGoOn: msg`You may no longer generate or send declarations. Ask an administrator of your company for the right, then go on.`,
  openRun: msg`Every declaration of it is listed there with what has become of it.`,
  warned: (differing) =>
    msg`The legal representative differs from the company settings, so that the tax authority may turn the declaration down: ${differing}`,
}
