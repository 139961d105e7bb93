import { invoiceHistory, invoiceUnfinished, type calls } from '../../../src/api/contract/invoiceHistory.ts'
import type { CallTests } from '../support/callTests.ts'
import { historyTests } from '../support/families/history.ts'
import { unfinishedTests } from '../support/families/unfinished.ts'
import { invoiceContent, invoiceGround } from '../support/invoices.ts'

const history = historyTests(invoiceHistory, invoiceGround)
const unfinished = unfinishedTests(invoiceUnfinished, invoiceGround, invoiceContent)

export const tests: CallTests<typeof calls> = {
  invoiceTimeline: history.timeline,
  downloadInvoiceMessage: history.message,
  filedInvoice: history.filed,
  invoiceVerification: history.verification,
  listUnfinishedInvoices: unfinished.list,
  readUnfinishedInvoice: unfinished.read,
  keepUnfinishedInvoice: unfinished.keep,
  discardUnfinishedInvoice: unfinished.discard,
}
