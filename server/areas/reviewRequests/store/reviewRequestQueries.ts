import type { Kysely } from 'kysely'
import { reviewSortColumns } from '../../../../src/api/contract/reviewRequests.ts'
import { containsAll, searchText } from '../../../store/matching.ts'
import type { ReviewedInvoice } from '../../../../src/domain/reviewRequest/reviewRequest.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ReviewRequest, ReviewRequestRow, ReviewRequests } from './reviewRequests.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    review_requests: ReviewRequestRow & { company_id: string; search_text: string }
    review_request_invoices: ReviewedInvoice & { company_id: string; request_id: string; position: number }
  }
}

const listed = ['id', 'number', 'day', 'answer_by', 'round', 'received_at', 'notice_id', 'invoices'] as const
const named = ['form_no', 'serial_no', 'inv_no', 'inv_date', 'document_type', 'tax_auth_cd', 'reason'] as const

const order = { columns: reviewSortColumns, otherwise: { column: 'day', direction: 'desc' } } as const

const ofCompany = (db: Kysely<Tables>, companyId: string) =>
  db.selectFrom('review_requests').where('company_id', '=', companyId)

const readingIn = (db: Kysely<Tables>): Pick<ReviewRequests, 'byId' | 'page' | 'countOpen'> => ({
  async byId(companyId, id) {
    const request = await ofCompany(db, companyId).select(listed).where('id', '=', id).executeTakeFirst()
    if (request === undefined) return null
    const invoices = await db
      .selectFrom('review_request_invoices')
      .select(named)
      .where('company_id', '=', companyId)
      .where('request_id', '=', id)
      .orderBy('position')
      .execute()
    return { ...request, invoices }
  },
  page: (companyId, { state, words }, request) =>
    pageOf(
      ofCompany(db, companyId)
        .select(listed)
        .$if(state === 'open', (rows) => rows.where('notice_id', '=', ''))
        .$if(state === 'answered', (rows) => rows.where('notice_id', '<>', ''))
        .where((row) => containsAll(row, [row.ref('search_text')], words)),
      request,
      order,
    ),
  async countOpen(companyId) {
    const { open } = await ofCompany(db, companyId)
      .select((row) => row.fn.countAll<number | string>().as('open'))
      .where('notice_id', '=', '')
      .executeTakeFirstOrThrow()
    return Number(open)
  },
})

const searched = ({ number, invoices }: Pick<ReviewRequest, 'number' | 'invoices'>): string =>
  searchText([number, ...invoices.map(({ form_no, serial_no, inv_no }) => `${form_no}${serial_no}-${inv_no}`)])

const writingIn = (db: Kysely<Tables>): Pick<ReviewRequests, 'insert' | 'answer'> => ({
  async insert(company_id, request) {
    const { invoices, ...row } = request
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('review_requests')
      .values({ ...row, company_id, invoices: invoices.length, search_text: searched(request) })
      .onConflict((conflict) => conflict.columns(['company_id', 'number', 'day']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    const rows = invoices.map((invoice, position) => ({ ...invoice, company_id, request_id: request.id, position }))
    await db.insertInto('review_request_invoices').values(rows).execute()
    return true
  },
  async answer(companyId, { number, day }, notice_id) {
    const row = await db
      .updateTable('review_requests')
      .set({ notice_id })
      .where('company_id', '=', companyId)
      .where('number', '=', number)
      .where('day', '=', day)
      .where('notice_id', '=', '')
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  },
})

export const reviewRequestsIn = (db: Kysely<Tables>): ReviewRequests => ({ ...readingIn(db), ...writingIn(db) })
