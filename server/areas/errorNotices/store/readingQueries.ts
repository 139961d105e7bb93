import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { NamingRepositories } from '../../../documents/issuedDocuments.ts'
import type { ErrorNotices } from './errorNotices.ts'
import { statusSchema } from './rows.ts'

const listed = [
  'id',
  'reference',
  'notice_date',
  'notice_type',
  'notice_status',
  'message',
  'serial_no',
  'inv_no',
  'documents',
] as const

const order = {
  columns: ['reference', 'notice_date', 'notice_type', 'notice_status'],
  otherwise: { column: 'notice_date', direction: 'desc' },
} as const

const kept = (db: Kysely<Tables>, companyId: string) =>
  db.selectFrom('error_notices').where('company_id', '=', companyId)

const single = (db: Kysely<Tables>): Pick<ErrorNotices, 'alreadyNamed'> => ({
  async alreadyNamed(companyId, certificateIds, but) {
    if (certificateIds.length === 0) return []
    const rows = await db
      .selectFrom('error_notice_certificates as named')
      .innerJoin('error_notices as notices', (join) =>
        join.onRef('notices.company_id', '=', 'named.company_id').onRef('notices.id', '=', 'named.notice_id'),
      )
      .select('named.certificate_id')
      .distinct()
      .where('named.company_id', '=', companyId)
      .where('notices.company_id', '=', companyId)
      .where('named.certificate_id', 'in', certificateIds)
      .where('named.notice_id', '<>', but)
      .where('notices.notice_status', 'in', ['draft', 'sent'])
      .execute()
    return rows.map(({ certificate_id }) => certificate_id)
  },
})

const lists = (db: Kysely<Tables>): Pick<ErrorNotices, 'page' | 'counts'> => ({
  async page(companyId, { from, to, words, status }, request) {
    const rows = kept(db, companyId)
      .select(listed)
      .where('notice_date', '>=', from)
      .where('notice_date', '<=', to)
      .$if(status !== null, (query) => query.where('notice_status', '=', status ?? ''))
      .where((row) => containsAll(row, [row.ref('search_text')], words))
    const found = await pageOf(rows, request, order)
    return { ...found, items: found.items.map(({ id: notice_id, ...row }) => ({ notice_id, ...row })) }
  },
  async counts(companyId, { from, to }) {
    const rows = await kept(db, companyId)
      .where('notice_date', '>=', from)
      .where('notice_date', '<=', to)
      .select(['notice_status', (row) => row.fn.countAll<number | string>().as('count')])
      .groupBy('notice_status')
      .execute()
    return rows.map(({ notice_status, count }) => ({
      status: v.parse(statusSchema, notice_status),
      count: Number(count),
    }))
  },
})

/** Notices as certificates show them. */
export const namingIn = (db: Kysely<Tables>): NamingRepositories['namingDocuments'] => ({
  of: (companyId, id, most) =>
    db
      .selectFrom('error_notice_certificates as named')
      .innerJoin('error_notices as notices', (join) =>
        join.onRef('notices.company_id', '=', 'named.company_id').onRef('notices.id', '=', 'named.notice_id'),
      )
      .select(['notices.id', 'notices.reference', 'notices.notice_date as day', 'notices.notice_status as status'])
      .where('named.company_id', '=', companyId)
      .where('notices.company_id', '=', companyId)
      .where('named.certificate_id', '=', id)
      .orderBy('notices.notice_date', 'desc')
      .orderBy('notices.id', 'desc')
      .limit(most)
      .execute(),
})

/** What is read of notices. */
export const readingIn = (db: Kysely<Tables>): Pick<ErrorNotices, 'alreadyNamed' | 'page' | 'counts'> => ({
  ...single(db),
  ...lists(db),
})
