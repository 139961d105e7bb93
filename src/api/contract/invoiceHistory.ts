import * as v from 'valibot'
import { invoiceEntries, readInvoiceEntries } from '../../domain/invoice/content.ts'
import { historyCalls } from './documents/history.ts'
import { unfinishedCalls } from './documents/unfinished.ts'
import { invoiceDocuments, invoices } from './invoiceCollection.ts'

export const invoiceHistory = historyCalls(invoices, invoiceDocuments, v.object(readInvoiceEntries))

export const invoiceUnfinished = unfinishedCalls(invoices, {
  content: v.strictObject(invoiceEntries),
  answered: v.object(readInvoiceEntries),
})

export const calls = {
  invoiceTimeline: invoiceHistory.timeline,
  downloadInvoiceMessage: invoiceHistory.message,
  filedInvoice: invoiceHistory.filed,
  invoiceVerification: invoiceHistory.verification,
  listUnfinishedInvoices: invoiceUnfinished.list,
  readUnfinishedInvoice: invoiceUnfinished.read,
  keepUnfinishedInvoice: invoiceUnfinished.keep,
  discardUnfinishedInvoice: invoiceUnfinished.discard,
}
