import * as v from 'valibot'
import { noticeEntriesOf, readNoticeEntries } from '../../domain/errorNotice/content.ts'
import { historyCalls } from './documents/history.ts'
import { unfinishedCalls } from './documents/unfinished.ts'
import { byFamily } from './errorNoticeCollection.ts'

export const errorNoticeHistories = byFamily((collection) =>
  historyCalls(collection, collection.kind, v.object(readNoticeEntries)),
)

export const errorNoticesUnfinished = byFamily((collection) =>
  unfinishedCalls(collection, {
    content: v.strictObject(noticeEntriesOf(collection.family)),
    answered: v.object(readNoticeEntries),
  }),
)

const { certificates, invoices } = errorNoticeHistories
const { certificates: begun, invoices: begunOfInvoices } = errorNoticesUnfinished

export const calls = {
  errorNoticeTimeline: certificates.timeline,
  downloadErrorNoticeMessage: certificates.message,
  filedErrorNotice: certificates.filed,
  errorNoticeVerification: certificates.verification,
  listUnfinishedErrorNotices: begun.list,
  readUnfinishedErrorNotice: begun.read,
  keepUnfinishedErrorNotice: begun.keep,
  discardUnfinishedErrorNotice: begun.discard,
  invoiceNoticeTimeline: invoices.timeline,
  downloadInvoiceNoticeMessage: invoices.message,
  filedInvoiceNotice: invoices.filed,
  invoiceNoticeVerification: invoices.verification,
  listUnfinishedInvoiceNotices: begunOfInvoices.list,
  readUnfinishedInvoiceNotice: begunOfInvoices.read,
  keepUnfinishedInvoiceNotice: begunOfInvoices.keep,
  discardUnfinishedInvoiceNotice: begunOfInvoices.discard,
}
