import * as v from 'valibot'
import { listOf, mostAnswered } from '../../domain/bounded.ts'
import { mostReviewed, reviewStates } from '../../domain/reviewRequest/reviewRequest.ts'
import { readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { idSchema } from './ids.ts'
import { listQuery, paginationSchema } from './paging.ts'

const path = '/api/wtx/ca/v1/sales/review-requests'
const source = 'chosen (docs/decisions/0528)'

export const reviewSortColumns = ['number', 'day', 'answer_by', 'received_at'] as const

const requestTexts = ['id', 'number', 'day', 'answer_by', 'round', 'received_at', 'notice_id'] as const

const rowSchema = v.object({
  /**
   * `number` and `day` (`YYYY-MM-DD`) name the authority's notice, `answer_by` is the last day for an answer or empty, `round` is 1 or 2,
   * `received_at` ISO 8601 in UTC, `notice_id` the error notice with which it was answered, empty while it is open.
   */
  ...readTexts([...requestTexts]),
  /** How many it names. */
  invoices: v.number(),
})
export type ReviewRequestRow = v.InferOutput<typeof rowSchema>

const invoiceTexts = [
  'sid',
  'form_no',
  'serial_no',
  'inv_no',
  'inv_date',
  'document_type',
  'tax_auth_cd',
  'reason',
] as const

/** `sid` is the id of an invoice of this product that its reader sees, empty of any other. */
const invoiceSchema = v.object(readTexts([...invoiceTexts]))
export type ReviewedInvoiceRow = v.InferOutput<typeof invoiceSchema>

const list = describeCall({
  name: 'reviewRequests.list',
  summary: 'Requests of the tax authority to review invoices, a page at a time',
  method: 'GET',
  path,
  access: companyStaff,
  params: none,
  query: v.strictObject({ state: v.optional(v.picklist(reviewStates)), ...listQuery(reviewSortColumns) }),
  body: noBody,
  answer: v.object({ requests: listOf(rowSchema, mostAnswered), pagination: paginationSchema }),
  refusals: [],
  source,
})

const detail = describeCall({
  name: 'reviewRequests.detail',
  summary: 'One request, with the invoices that it names',
  method: 'GET',
  path: `${path}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({ ...readTexts([...requestTexts]), invoices: listOf(invoiceSchema, mostReviewed) }),
  refusals: ['record.absent'],
  source,
})
export type ReviewRequestDetail = v.InferOutput<(typeof detail)['answer']>

const count = describeCall({
  name: 'reviewRequests.count',
  summary: 'How many requests are not answered',
  method: 'GET',
  path: '/api/wtx/ca/v1/sales/review-request-count',
  access: companyStaff,
  params: none,
  query: none,
  body: noBody,
  answer: v.object({ open: v.number() }),
  refusals: [],
  source,
})

export const reviewRequests = { list, detail, count }

export const calls = {
  listReviewRequests: list,
  reviewRequestDetail: detail,
  countReviewRequests: count,
}
