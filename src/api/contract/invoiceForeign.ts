import * as v from 'valibot'
import { fileUpTo, listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { readInvoiceEntries } from '../../domain/invoice/content.ts'
import { foreignLimits, foreignProblems, foreignSignatures } from '../../domain/invoice/foreign/outcomes.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none, staffWith } from './call.ts'
import { askedDays } from './documents/list.ts'
import { idSchema } from './ids.ts'
import { listQuery, paginationSchema } from './paging.ts'

const path = '/api/wtx/ca/v1/sales/foreign-invoices'
const source = 'chosen (docs/decisions/0522)'

/** Invoices that one call deletes. */
export const foreignDeletedAtOnce = 100

export const foreignSortColumns = ['inv_date', 'serial_no', 'inv_no', 'buyer_nm', 'tax_code'] as const

const shownMembers = [
  'id',
  'form_no',
  'serial_no',
  'inv_no',
  'inv_date',
  'curr_cd',
  'buyer_nm',
  'tax_code',
  'total_amt',
  'tax_auth_cd',
  'signed_by',
  'signed_at',
] as const

/** Amounts are in the invoice's currency, `signed_at` is `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
const shownEntries = { ...readTexts(shownMembers), signature: v.picklist(foreignSignatures) }

const rowSchema = v.object(shownEntries)
export type ForeignInvoiceRow = v.InferOutput<typeof rowSchema>

/** What became of a file: kept under `id`, or refused for a reason, which `at` points at by the path of an element. */
const outcomeSchema = v.object({
  ...readTexts(['file', 'id', 'serial_no', 'inv_no', 'at']),
  problem: v.nullable(v.picklist(foreignProblems)),
  /** Paths of elements that the product does not know; they stay in the XML. */
  unknown: listOf(readText, 50),
})
export type ForeignOutcome = v.InferOutput<typeof outcomeSchema>

const upload = describeCall({
  name: 'foreignInvoices.upload',
  summary:
    'Takes in invoices that the company has issued by other systems: a signed XML file or a zip of them, each verified by itself',
  method: 'POST',
  path,
  access: staffWith('invoice.new'),
  params: none,
  query: none,
  multipart: foreignLimits.upload + 64 * 1024,
  body: v.strictObject({ file: fileUpTo(foreignLimits.upload), file_name: v.optional(textUpTo(255), '') }),
  answer: v.object({ kept: v.number(), files: listOf(outcomeSchema, foreignLimits.files) }),
  refusals: ['foreignInvoice.archiveDamaged', 'foreignInvoice.archiveTooLarge'],
  source,
})

const list = describeCall({
  name: 'foreignInvoices.list',
  summary: 'Invoices of other systems, a page at a time, asked for by a body: buyers are searched',
  method: 'POST',
  path: '/api/wtx/ca/v1/sales/foreign-invoice-search',
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ ...askedDays, ...listQuery(foreignSortColumns) }),
  answer: v.object({ invoices: listOf(rowSchema, mostAnswered), pagination: paginationSchema }),
  refusals: [],
  source,
})

const lineSchema = v.object(readTexts(['name', 'unit', 'quantity', 'price', 'rate', 'amount']))

const detail = describeCall({
  name: 'foreignInvoices.detail',
  summary: 'An invoice of another system, as its XML says it',
  method: 'GET',
  path: `${path}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    ...shownEntries,
    ...readTexts(['xml_vs', 'comp_nm', 'comp_taxcd', 'address', 'net_amt', 'tax_amt', 'added_at']),
    lines: listOf(lineSchema, mostAnswered),
    unknown: listOf(readText, 50),
    /** The same as a form holds it: what corrects it begins with that. */
    content: v.object(readInvoiceEntries),
  }),
  refusals: ['record.absent'],
  source,
})
export type ForeignInvoiceDetail = v.InferOutput<(typeof detail)['answer']>

const xml = describeCall({
  name: 'foreignInvoices.xml',
  summary: 'The signed XML of an invoice of another system, as it was taken in',
  method: 'GET',
  path: `${path}/:id/xml`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  document: 'application/xml; charset=utf-8',
  answer: v.string(),
  refusals: ['record.absent'],
  source,
})

const remove = describeCall({
  name: 'foreignInvoices.delete',
  summary: 'Deletes invoices of other systems from the list, with their XML; those that there are not are left out',
  method: 'DELETE',
  path,
  access: staffWith('invoice.delete'),
  params: none,
  query: none,
  body: v.strictObject({ id: v.pipe(listOf(idSchema, foreignDeletedAtOnce), v.nonEmpty()) }),
  answer: v.object({ deleted: v.number() }),
  refusals: [],
  source,
})

export const invoiceForeign = { upload, list, detail, xml, remove }

export const calls = {
  uploadForeignInvoices: upload,
  listForeignInvoices: list,
  foreignInvoiceDetail: detail,
  foreignInvoiceXml: xml,
  deleteForeignInvoices: remove,
}
