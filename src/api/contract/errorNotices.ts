import * as v from 'valibot'
import { listOf, mostAnswered } from '../../domain/bounded.ts'
import { mostNoticed } from '../../domain/corrections/mostNoticed.ts'
import { noticeStatuses } from '../../domain/errorNotice/status.ts'
import { readTexts } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { askedDays, listCalls, searchCall } from './documents/list.ts'
import { byFamily, noticeCollections, type NoticeCollection } from './errorNoticeCollection.ts'
import { idSchema } from './ids.ts'
import { listQuery, paginationSchema } from './paging.ts'

export const errorNoticeSortColumns = ['reference', 'notice_date', 'notice_type', 'notice_status'] as const

/** A row of the list, with the first of the documents that it names. `message` is what the authority says. */
const rowSchema = v.object({
  ...readTexts(['notice_id', 'reference', 'notice_date', 'notice_type', 'notice_status', 'message']),
  ...readTexts(['serial_no', 'inv_no']),
  documents: v.number(),
})
export type ErrorNoticeRow = v.InferOutput<typeof rowSchema>

const listed = {
  /** By `notice_date`; `start_date` falls back to the first of July 2022, `end_date` to today in Vietnam. */
  query: v.strictObject({
    ...askedDays,
    ...listQuery(errorNoticeSortColumns),
    status: v.optional(v.picklist(noticeStatuses)),
  }),
  beyondSeeds: [],
  answer: v.object({ notices: listOf(rowSchema, mostAnswered), pagination: paginationSchema }),
  statuses: noticeStatuses,
} as const

const listOfFamily = (collection: NoticeCollection) => {
  const described = { ...collection.kind, ...listed }
  return {
    ...listCalls(collection, described),
    /** Reasons, which name people, are searched too. */
    search: searchCall(collection, described, collection.searchPath),
  }
}

export const errorNoticeLists = byFamily(listOfFamily)

/** `sids` are ids, in place of a search. */
const asked = v.strictObject({ ...listQuery([]), sids: v.optional(listOf(idSchema, mostNoticed), []) })

/** A certificate that a notice may name; `is_replaced` of one that another has replaced since, which none may. */
const namedSchema = v.object({
  ...readTexts(['sid', 'form_no', 'serial_no', 'inv_no', 'inv_date', 'taxpayer_nm']),
  is_replaced: v.boolean(),
})
export type NameableCertificate = v.InferOutput<typeof namedSchema>

const { certificates, invoices } = noticeCollections

export const nameableCertificates = describeCall({
  name: 'errorNotices.certificates',
  summary: 'PIT certificates that the tax authority has accepted, to be named in a notice',
  method: 'POST',
  path: '/api/wtx/ca/v1/e-pit/error-notice-certificates',
  access: certificates.readers,
  params: none,
  query: none,
  body: asked,
  answer: v.object({ certificates: listOf(namedSchema, mostAnswered), pagination: paginationSchema }),
  refusals: [],
  source: certificates.source,
})

/** An invoice that a notice may name: `is_replaced` of one that none may, as another stands in its place or it is cancelled. */
const namedInvoiceSchema = v.object({
  ...readTexts(['sid', 'form_no', 'serial_no', 'inv_no', 'inv_date', 'buyer_nm', 'tax_auth_cd']),
  is_replaced: v.boolean(),
})
export type NameableInvoice = v.InferOutput<typeof namedInvoiceSchema>

export const nameableInvoices = describeCall({
  name: 'invoiceNotices.invoices',
  summary: 'E-invoices that the tax authority has accepted, to be named in a notice',
  method: 'POST',
  path: '/api/wtx/ca/v1/sales/error-notice-invoices',
  access: invoices.readers,
  params: none,
  query: none,
  body: asked,
  answer: v.object({ invoices: listOf(namedInvoiceSchema, mostAnswered), pagination: paginationSchema }),
  refusals: [],
  source: invoices.source,
})

export const calls = {
  nameableCertificates,
  searchErrorNotices: errorNoticeLists.certificates.search,
  listErrorNotices: errorNoticeLists.certificates.list,
  countErrorNotices: errorNoticeLists.certificates.count,
  deleteErrorNotices: errorNoticeLists.certificates.delete,
  restoreErrorNotices: errorNoticeLists.certificates.restore,
  nameableInvoices,
  searchInvoiceNotices: errorNoticeLists.invoices.search,
  listInvoiceNotices: errorNoticeLists.invoices.list,
  countInvoiceNotices: errorNoticeLists.invoices.count,
  deleteInvoiceNotices: errorNoticeLists.invoices.delete,
  restoreInvoiceNotices: errorNoticeLists.invoices.restore,
}
