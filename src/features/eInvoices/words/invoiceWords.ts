import { msg } from '@lingui/core/macro'
import type { BulkWords } from '../../../documents/bulk/bulkWords.ts'
import { bulkWords } from '../../../documents/words/bulkWords.ts'
import { documentWords } from '../../../documents/words/documentWords.ts'
import { authorityReasons } from '../authorityReasons.ts'

/** What is said of e-invoices otherwise than of other documents: they are issued, and take a number. */
export const invoiceWords = documentWords({
  titles: { create: msg`New e-invoice`, view: msg`E-invoice`, edit: msg`Edit the e-invoice` },
  authorityReasons,
  failedSteps: { send: msg`The e-invoice could not be issued` },
  form: {
    send: { kept: msg`Issue`, filled: msg`Issue` },
    isBeingSent: msg`Wait until the e-invoice is issued`,
    replaces: msg`Saving or issuing takes the place of the old draft. To keep both, close this form and copy the draft to a new invoice instead.`,
  },
  submit: {
    title: msg`Issue the e-invoice`,
    generating: msg`The invoice is saved, takes its number, and is written in the tax authority's format.`,
    send: msg`Issue`,
    stepsDone: msg`Signed, verified and issued`,
    sending: msg`Issuing the signed e-invoice`,
    asking: msg`The server is asked whether this very invoice is issued. Nothing is sent twice.`,
    outcomeUnknown: msg`It is not known whether the e-invoice was issued`,
    notKept: msg`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the invoice is issued.`,
    sent: msg`The e-invoice is issued`,
    toCorrect: msg`Open the invoice to correct it, then issue it again.`,
    signedOnly: msg`It is signed, and it is not known here whether it was issued. Going on asks the server first; nothing is signed or issued twice.`,
    staysDraft: msg`The invoice stays a draft in the list and can be issued from there. A number that it has taken waits for it.`,
  },
})

/** The same of the issuing of several. */
export const invoiceBulkWords: BulkWords = {
  ...bulkWords,
  title: msg`Issue several e-invoices`,
  readingText: msg`Every selected invoice is read and checked before anything is issued.`,
  all: msg`E-invoices of this issue`,
  going: msg`E-invoices that are issued`,
  unsent: msg`E-invoices that are not issued`,
  mayNotGoOn: msg`You may no longer generate or issue e-invoices. Ask an administrator of your company for the right, then go on.`,
  warned: (names) => msg`Look at these e-invoices before you issue them: ${names}`,
}
