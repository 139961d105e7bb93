import * as v from 'valibot'
import { fileUpTo, listOf, textUpTo } from '../../domain/bounded.ts'
import { mostUploadedLines } from '../../domain/invoice/upload/sent.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { describeCall, none, staffWith } from './call.ts'
import { invoiceDocuments, invoices } from './invoiceCollection.ts'

const payloadLimit = 40 * 1024 * 1024

const body = v.strictObject({
  /** JSON: a list of invoices, each with the id that it gets (a UUID of version 7), its texts and its lines. */
  payload: v.union([textUpTo(payloadLimit), fileUpTo(payloadLimit)]),
  /** `all`: nothing is kept where one invoice is refused; `valid`: what is not refused is kept. */
  mode: v.optional(v.picklist(['all', 'valid']), 'all'),
})

/**
 * What became of an upload, counted in invoices. `rows` names each refused one by its place in the payload, from 0, with the field that is
 * wrong, as `lines.3.price`; `invoices` those that are kept: `is_new` of one that an earlier upload of its id has made is false, and it is
 * as it was.
 */
const resultSchema = v.object({
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  rows: listOf(v.object({ row: v.number(), field: readText, message: readText }), mostUploadedLines),
  invoices: listOf(
    v.object({ row: v.number(), ...readTexts(['sid', 'version']), is_new: v.boolean() }),
    mostUploadedLines,
  ),
})
export type InvoiceUploadResult = v.InferOutput<typeof resultSchema>

const upload = {
  method: 'POST',
  access: staffWith(invoiceDocuments.permissions.draft),
  multipart: payloadLimit + 64 * 1024,
  params: none,
  query: none,
  body,
  answer: resultSchema,
  refusals: ['fields.invalid'],
  source: 'seed 002 §5.6, §7.6; body and answer chosen (docs/decisions/0518)',
} as const

const uploadDraft = describeCall({
  ...upload,
  name: 'invoices.uploadDraftExcel',
  summary:
    'Drafts the invoices of a spreadsheet, which may have gaps, some hundred at a time; the same ids again answer what the first request made',
  path: `${invoices.path}/upload-draft-excel`,
})

const uploadIssue = describeCall({
  ...upload,
  name: 'invoices.uploadIssueExcel',
  summary:
    'The same, where each invoice is complete by the rules of filing and its symbol in use; the answer names the versions with which an issue run is begun',
  path: `${invoices.path}/upload-issue-excel`,
})

export const invoiceUpload = { uploadDraft, uploadIssue }

export const calls = { uploadInvoiceDrafts: uploadDraft, uploadInvoicesToIssue: uploadIssue }
