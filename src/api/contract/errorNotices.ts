import * as v from 'valibot'
import { listOf, mostAnswered } from '../../domain/bounded.ts'
import { mostNoticed } from '../../domain/corrections/mostNoticed.ts'
import { noticeStatuses } from '../../domain/errorNotice/status.ts'
import { readTexts } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { askedDays, listCalls, searchCall } from './documents/list.ts'
import { errorNoticeKind, errorNotices } from './errorNoticeCollection.ts'
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
  ...errorNoticeKind,
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

export const errorNoticeList = listCalls(errorNotices, listed)

/** Reasons, which name people, are searched too. */
export const searchErrorNotices = searchCall(errorNotices, listed, '/api/wtx/ca/v1/e-pit/error-notice-search')

/** A certificate that a notice may name; `is_replaced` of one that another has replaced since, which none may. */
const namedSchema = v.object({
  ...readTexts(['sid', 'form_no', 'serial_no', 'inv_no', 'inv_date', 'taxpayer_nm']),
  is_replaced: v.boolean(),
})
export type NameableCertificate = v.InferOutput<typeof namedSchema>

export const nameableCertificates = describeCall({
  name: 'errorNotices.certificates',
  summary: 'PIT certificates that the tax authority has accepted, to be named in a notice',
  method: 'POST',
  path: '/api/wtx/ca/v1/e-pit/error-notice-certificates',
  access: errorNotices.readers,
  params: none,
  query: none,
  /** `sids` are ids, in place of a search. */
  body: v.strictObject({ ...listQuery([]), sids: v.optional(listOf(idSchema, mostNoticed), []) }),
  answer: v.object({ certificates: listOf(namedSchema, mostAnswered), pagination: paginationSchema }),
  refusals: [],
  source: errorNotices.source,
})

export const calls = {
  nameableCertificates,
  searchErrorNotices,
  listErrorNotices: errorNoticeList.list,
  countErrorNotices: errorNoticeList.count,
  deleteErrorNotices: errorNoticeList.delete,
  restoreErrorNotices: errorNoticeList.restore,
}
