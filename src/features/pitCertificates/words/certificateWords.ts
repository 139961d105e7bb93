import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../../../documents/bulk/bulkWords.ts'
import { bulkWords } from '../../../documents/words/bulkWords.ts'
import { documentWords } from '../../../documents/words/documentWords.ts'
import { authorityReasons } from '../authorityReasons.ts'

/** What is said of PIT certificates otherwise than of other documents: they are issued, and take a number. */
export const certificateWords = documentWords({
  titles: { create: msg`New PIT certificate`, view: msg`PIT certificate`, edit: msg`Edit the PIT certificate` },
  authorityReasons,
  failedSteps: { send: msg`The PIT certificate could not be issued` },
  form: {
    send: { kept: msg`Issue`, filled: msg`Issue` },
    isBeingSent: msg`Wait until the PIT certificate is issued`,
    replaces: msg`Saving or issuing takes the place of the old draft. To keep both, close this form and copy the draft to a new certificate instead.`,
  },
  submit: {
    title: msg`Issue the PIT certificate`,
    generating: msg`The certificate is saved, takes its number, and is written in the tax authority's format.`,
    send: msg`Issue`,
    stepsDone: msg`Signed, verified and issued`,
    sending: msg`Issuing the signed PIT certificate`,
    asking: msg`The server is asked whether this very certificate is issued. Nothing is sent twice.`,
    outcomeUnknown: msg`It is not known whether the PIT certificate was issued`,
    notKept: msg`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the certificate is issued.`,
    sent: msg`The PIT certificate is issued`,
    toCorrect: msg`Open the certificate to correct it, then issue it again.`,
    signedOnly: msg`It is signed, and it is not known here whether it was issued. Going on asks the server first; nothing is signed or issued twice.`,
    staysDraft: msg`The certificate stays a draft in the list and can be issued from there. A number that it has taken waits for it.`,
  },
  unfinished: {
    titles: {
      change: (moment) => msg`You left a certificate that replaces or adjusts another one unfinished on ${moment}`,
    },
  },
})

/** The same of the issuing of several. */
export const certificateBulkWords: BulkWords = {
  ...bulkWords,
  title: msg`Issue several PIT certificates`,
  readingText: msg`Every selected certificate is read and checked before anything is issued.`,
  all: msg`PIT certificates of this issue`,
  going: msg`PIT certificates that are issued`,
  unsent: msg`PIT certificates that are not issued`,
  mayNotGoOn: msg`You may no longer generate or issue PIT certificates. Ask an administrator of your company for the right, then go on.`,
  warned: (names) => msg`Look at these PIT certificates before you issue them: ${names}`,
}
