import {
  errorNoticeHistories,
  errorNoticesUnfinished,
  type calls,
} from '../../../src/api/contract/errorNoticeHistory.ts'
import { invoiceNoticeSaid, noticeSaid } from '../../server/support/errorNotices.ts'
import type { CallTests } from '../support/callTests.ts'
import { noticeGrounds } from '../support/errorNotices.ts'
import { historyTests } from '../support/families/history.ts'
import { unfinishedTests } from '../support/families/unfinished.ts'

const { certificates, invoices } = noticeGrounds
const history = historyTests(errorNoticeHistories.certificates, certificates.ground)
const begun = unfinishedTests(errorNoticesUnfinished.certificates, certificates.ground, () =>
  Promise.resolve(noticeSaid()),
)
const ofInvoices = historyTests(errorNoticeHistories.invoices, invoices.ground)
const begunOfInvoices = unfinishedTests(errorNoticesUnfinished.invoices, invoices.ground, () =>
  Promise.resolve(invoiceNoticeSaid()),
)

export const tests: CallTests<typeof calls> = {
  errorNoticeTimeline: history.timeline,
  downloadErrorNoticeMessage: history.message,
  filedErrorNotice: history.filed,
  errorNoticeVerification: history.verification,
  listUnfinishedErrorNotices: begun.list,
  readUnfinishedErrorNotice: begun.read,
  keepUnfinishedErrorNotice: begun.keep,
  discardUnfinishedErrorNotice: begun.discard,
  invoiceNoticeTimeline: ofInvoices.timeline,
  downloadInvoiceNoticeMessage: ofInvoices.message,
  filedInvoiceNotice: ofInvoices.filed,
  invoiceNoticeVerification: ofInvoices.verification,
  listUnfinishedInvoiceNotices: begunOfInvoices.list,
  readUnfinishedInvoiceNotice: begunOfInvoices.read,
  keepUnfinishedInvoiceNotice: begunOfInvoices.keep,
  discardUnfinishedInvoiceNotice: begunOfInvoices.discard,
}
