import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { correctionMethods } from '../../domain/corrections/table.ts'
import { mostInvoiceLines, readInvoiceEntries } from '../../domain/invoice/content.ts'
import { mostCorrected } from '../../domain/invoice/several/corrected.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none, type AnswerOf } from './call.ts'
import { signedXmlCall } from './documents/output.ts'
import { idSchema } from './ids.ts'
import { invoices } from './invoiceCollection.ts'

const contentSchema = v.object(readInvoiceEntries)

const togetherSchema = v.object({
  sid: readText,
  inv_no: readText,
  is_accepted: v.boolean(),
  /** Accepted ones, in the order in which they were begun. */
  made: listOf(v.picklist(correctionMethods), mostCorrected),
  is_pending: v.boolean(),
  is_cancelled: v.boolean(),
  is_replacing: v.boolean(),
  content: contentSchema,
  /** What has adjusted it, accepted, the oldest first; of one that adjusted several, the part about this one. */
  adjustments: readList(contentSchema),
})

/** Invoices that are to be corrected by one, as its draft begins with them. */
export const correctedTogether = describeCall({
  name: 'invoices.correctedTogether',
  summary:
    'What several invoices say and how each stands among its corrections, for one that corrects them all; together they have as many lines as one invoice may have',
  method: 'POST',
  path: `${invoices.path}/corrected-together`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ sid: v.pipe(listOf(idSchema, mostCorrected), v.minLength(1)) }),
  answer: v.object({ invoices: listOf(togetherSchema, mostCorrected) }),
  refusals: ['record.absent', 'invoice.tooManyToCorrect'],
  source: 'chosen (docs/decisions/0529)',
})
export type CorrectedTogether = AnswerOf<typeof correctedTogether>

const goodsSchema = v.object(readTexts(['item_name', 'quantity', 'price', 'net', 'rate', 'tax', 'total']))

const listRowSchema = v.object({
  ...readTexts(['form_no', 'serial_no', 'inv_no']),
  before: goodsSchema,
  after: goodsSchema,
  difference: v.object(readTexts(['net', 'tax', 'total'])),
})

/** Goods of all corrected invoices: as many as they have, as many as the correction adds, and the names of those without. */
const mostListRows = 2 * mostInvoiceLines + mostCorrected

/** List 01/BK-ĐCTT of an invoice that corrects several. */
export const correctionList = describeCall({
  name: 'invoices.correctionList',
  summary:
    'The list of an invoice that corrects several: their goods before and after, and the difference; no rows where an invoice corrects not several, or cannot be counted yet',
  method: 'GET',
  path: `${invoices.path}/:id/correction-list`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    /** Of the corrected invoices that somebody sees, in their order; empty where one is not known or not seen. */
    corrected_sids: listOf(readText, mostCorrected),
    rows: listOf(listRowSchema, mostListRows),
    /** Path to the list as it is signed, valid for a while; null before that. */
    signed_xml_url: readTextOrNull,
  }),
  refusals: ['record.absent'],
  source: 'chosen (docs/decisions/0529)',
})
export type CorrectionList = AnswerOf<typeof correctionList>

/** The list as its seller has signed it. */
export const downloadCorrectionList = signedXmlCall({
  name: 'correctionLists',
  path: '/api/wtx/ca/v1/download/xml/correction-list',
  access: companyStaff,
  source: 'chosen (docs/decisions/0529)',
})

export const calls = { correctedTogether, correctionList, downloadCorrectionList }
