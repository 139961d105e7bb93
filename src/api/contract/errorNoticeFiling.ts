import * as v from 'valibot'
import { noticeEntriesOf, readNoticeEntries } from '../../domain/errorNotice/content.ts'
import { readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { editionEntries, formCalls } from './documents/form.ts'
import { issueRunCalls } from './documents/issueRuns.ts'
import { signedXmlCall } from './documents/output.ts'
import { sendingCalls } from './documents/sending.ts'
import { byFamily, type NoticeCollection } from './errorNoticeCollection.ts'

const detailSchema = v.object({
  ...readNoticeEntries,
  version: readText,
  /** `reference` is the company's own name for it, `guid` the authority's transaction code of its answer. */
  ...readTexts(['reference', 'notice_status', 'message', 'guid', 'sign_by']),
  /** ISO 8601 with zone, or empty. */
  requested_at: readText,
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it, or empty. */
  signed_at: readText,
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.boolean(),
  signed_xml_url: readTextOrNull,
})
export type ErrorNoticeDetail = v.InferOutput<typeof detailSchema>

/** Members that forms need not say: of which family a notice is, its path says. */
const unasked = ['family', 'shop_id']

const filingOf = (collection: NoticeCollection) => {
  const filed = {
    ...collection.kind,
    detail: detailSchema,
    edition: v.strictObject({ ...noticeEntriesOf(collection.family), ...editionEntries }),
    saved: v.object(readTexts(['notice_id', 'version'])),
    generated: v.object({ ...readTexts(['notice_id', 'version', 'sign_id', 'req_key']), xml_data: v.string() }),
    sent: v.object(readTexts(['notice_id', 'req_key', 'notice_status'])),
    contentBeyondSeeds: unasked,
  } as const
  return {
    ...formCalls(collection, filed),
    ...sendingCalls(collection, filed),
    runs: issueRunCalls(collection, collection.kind),
    download: signedXmlCall({
      name: collection.name,
      path: collection.xmlPath,
      access: collection.readers,
      source: collection.source,
    }),
  }
}
export type ErrorNoticeFilingCalls = ReturnType<typeof filingOf>

export const errorNoticeFilings = byFamily(filingOf)

const { certificates, invoices } = errorNoticeFilings

export const calls = {
  errorNoticeDetail: certificates.detail,
  generateErrorNoticeXml: certificates.generateXml,
  saveErrorNoticeDraft: certificates.saveDraft,
  registerErrorNotice: certificates.send,
  findErrorNoticeRegistration: certificates.findSent,
  listErrorNoticeRuns: certificates.runs.list,
  readErrorNoticeRun: certificates.runs.read,
  startErrorNoticeRun: certificates.runs.start,
  resumeErrorNoticeRun: certificates.runs.resume,
  pauseErrorNoticeRun: certificates.runs.pause,
  cancelErrorNoticeRun: certificates.runs.cancel,
  putAwayErrorNoticeRun: certificates.runs.putAway,
  downloadErrorNoticeXml: certificates.download,
  invoiceNoticeDetail: invoices.detail,
  generateInvoiceNoticeXml: invoices.generateXml,
  saveInvoiceNoticeDraft: invoices.saveDraft,
  registerInvoiceNotice: invoices.send,
  findInvoiceNoticeRegistration: invoices.findSent,
  listInvoiceNoticeRuns: invoices.runs.list,
  readInvoiceNoticeRun: invoices.runs.read,
  startInvoiceNoticeRun: invoices.runs.start,
  resumeInvoiceNoticeRun: invoices.runs.resume,
  pauseInvoiceNoticeRun: invoices.runs.pause,
  cancelInvoiceNoticeRun: invoices.runs.cancel,
  putAwayInvoiceNoticeRun: invoices.runs.putAway,
  downloadInvoiceNoticeXml: invoices.download,
}
