import * as v from 'valibot'
import { invoiceEntries, readInvoiceEntries, type InvoiceContent } from '../../domain/invoice/content.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { companyStaff } from './call.ts'
import { editionEntries, formCalls, type EditionSchema } from './documents/form.ts'
import { issueRunCalls } from './documents/issueRuns.ts'
import { numberCalls } from './documents/numbers.ts'
import { signedXmlCall } from './documents/output.ts'
import { sendingCalls } from './documents/sending.ts'
import { invoiceDocuments, invoices } from './invoiceCollection.ts'

/** Notices about an invoice that its page shows. */
export const mostNotices = 20

/** Open requests of the authority that it shows. */
export const mostOpenRequests = 20

/** What the server adds to the content of an invoice (seed 002 §3.4). */
const filedEntries = {
  version: readText,
  /** `refid` is the company's own name for it, `guid` the authority's for its message about it, `tax_auth_cd` its code on the invoice. */
  ...readTexts(['refid', 'guid', 'inv_no', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'lookup_cd', 'lookup_link']),
  /** `notified` once the authority has received a notice that it was made wrongly, `cancelled` where that one cancels it, or empty. */
  noticed: readText,
  /** Notices 04/SS-HĐĐT that name it, the newest first. */
  notices: readList(v.object(readTexts(['id', 'reference', 'notice_date', 'notice_status']))),
  /** Open requests of the authority to review it, the newest first; `day` and `answer_by`, which may be empty, are `YYYY-MM-DD`. */
  review_requests: readList(v.object(readTexts(['id', 'number', 'day', 'answer_by']))),
  /** `corrected_by` is the feature of what has corrected it last. */
  ...readTexts(['corrected_by', 'corrected_by_sid', 'corrects_sid']),
  sign_by: readText,
  /** ISO 8601 with zone, or empty. */
  requested_at: readText,
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it, or empty. */
  signed_at: readText,
  is_corrected: v.nullish(v.boolean(), false),
  req_issue_yn: v.nullish(v.boolean(), false),
  /** The template that its symbol is of, which its print is drawn by; absent where there is none. */
  temp_id: v.optional(readText),
  logo_img: v.optional(readText),
  bg_img: v.optional(readText),
  /** Path that is valid for a while; null before it is issued. */
  signed_xml_url: readTextOrNull,
  /** The same of its print. */
  pdf_url: readTextOrNull,
  /** Whether it is converted to paper (seed 002 §3.6): by whom, when (ISO 8601 in UTC), and the link to that print. */
  convert_yn: v.optional(v.picklist(['Y', 'N'])),
  convert_by: v.optional(readText),
  convert_dt: v.optional(readText),
  pdf_convert_url: v.optional(readTextOrNull),
}

const detailSchema = v.object({ ...readInvoiceEntries, ...filedEntries })
export type InvoiceDetail = v.InferOutput<typeof detailSchema>

const editionSchema: EditionSchema<InvoiceContent> = v.strictObject({ ...invoiceEntries, ...editionEntries })

/** The list of the invoices that one corrects at once (01/BK-ĐCTT), which is signed and sent with it. */
const companionSchema = v.object({ ...readTexts(['sign_id', 'req_key']), xml_data: v.string() })

const filed = {
  ...invoiceDocuments,
  detail: detailSchema,
  edition: editionSchema,
  saved: v.object(readTexts(['sid', 'version'])),
  generated: v.object({
    ...readTexts(['sid', 'version', 'inv_no', 'sign_id', 'req_key']),
    xml_data: v.string(),
    /** Null of an invoice that corrects not several. */
    companion: v.nullish(companionSchema, null),
  }),
  sent: v.object(readTexts(['sid', 'req_key', 'etax_status'])),
  contentBeyondSeeds: ['comp_nm', 'comp_eml', 'lines', 'fees', 'corrected'],
} as const

export const invoiceFiling = {
  ...formCalls(invoices, filed),
  ...sendingCalls(invoices, filed),
  runs: issueRunCalls(invoices, invoiceDocuments),
  numbers: numberCalls(invoices),
}
export type InvoiceFilingCalls = typeof invoiceFiling

/** The invoice with the authority's code and signature once it has them, before that as its seller has signed it. */
export const downloadInvoiceXml = signedXmlCall({
  name: 'invoices',
  path: '/api/wtx/ca/v1/download/xml/e-invoice',
  access: companyStaff,
  source: 'seed 002 §7.11; path chosen, hash made on the server',
})

export const calls = {
  invoiceDetail: invoiceFiling.detail,
  generateInvoiceXml: invoiceFiling.generateXml,
  saveInvoiceDraft: invoiceFiling.saveDraft,
  issueInvoice: invoiceFiling.send,
  findInvoiceIssue: invoiceFiling.findSent,
  listInvoiceRuns: invoiceFiling.runs.list,
  readInvoiceRun: invoiceFiling.runs.read,
  startInvoiceRun: invoiceFiling.runs.start,
  resumeInvoiceRun: invoiceFiling.runs.resume,
  cancelInvoiceRun: invoiceFiling.runs.cancel,
  pauseInvoiceRun: invoiceFiling.runs.pause,
  putAwayInvoiceRun: invoiceFiling.runs.putAway,
  invoiceNumbersWaiting: invoiceFiling.numbers.waiting,
  downloadInvoiceXml,
}
