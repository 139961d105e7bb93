import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { NamingRepositories } from '../../../documents/issuedDocuments.ts'
import type { ErrorNotices, NoticeFilter } from './errorNotices.ts'
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

type Narrowed = Omit<NoticeFilter, 'words' | 'status'>

const kept = (db: Kysely<Tables>, companyId: string, { family, shops, from, to }: Narrowed) =>
  db
    .selectFrom('error_notices')
    .where('company_id', '=', companyId)
    .where('family', '=', family)
    .where('notice_date', '>=', from)
    .where('notice_date', '<=', to)
    .$if(shops !== null, (query) => query.where('shop_id', 'in', shops ?? []))

/** Notices of a family with the documents that they name. */
const naming = (db: Kysely<Tables>, companyId: string, family: string) =>
  db
    .selectFrom('error_notice_documents as named')
    .innerJoin('error_notices as notices', (join) =>
      join.onRef('notices.company_id', '=', 'named.company_id').onRef('notices.id', '=', 'named.notice_id'),
    )
    .where('named.company_id', '=', companyId)
    .where('notices.company_id', '=', companyId)
    .where('notices.family', '=', family)

const single = (db: Kysely<Tables>): Pick<ErrorNotices, 'alreadyNamed'> => ({
  async alreadyNamed(companyId, family, documentIds, but) {
    if (documentIds.length === 0) return []
    const rows = await naming(db, companyId, family)
      .select('named.document_id')
      .distinct()
      .where('named.document_id', 'in', documentIds)
      .where('named.notice_id', '<>', but)
      .where('notices.notice_status', 'in', ['draft', 'sent'])
      .execute()
    return rows.map(({ document_id }) => document_id)
  },
})

const lists = (db: Kysely<Tables>): Pick<ErrorNotices, 'page' | 'counts'> => ({
  async page(companyId, { words, status, ...narrowed }, request) {
    const rows = kept(db, companyId, narrowed)
      .select(listed)
      .$if(status !== null, (query) => query.where('notice_status', '=', status ?? ''))
      .where((row) => containsAll(row, [row.ref('search_text')], words))
    const found = await pageOf(rows, request, order)
    return { ...found, items: found.items.map(({ id: notice_id, ...row }) => ({ notice_id, ...row })) }
  },
  async counts(companyId, narrowed) {
    const rows = await kept(db, companyId, narrowed)
      .select(['notice_status', (row) => row.fn.countAll<number | string>().as('count')])
      .groupBy('notice_status')
      .execute()
    return rows.map(({ notice_status, count }) => ({
      status: v.parse(statusSchema, notice_status),
      count: Number(count),
    }))
  },
})

/** Notices as the documents show them that they are about. */
export const namingIn = (db: Kysely<Tables>): NamingRepositories['namingDocuments'] => ({
  of: (companyId, family, id, most) =>
    naming(db, companyId, family)
      .select(['notices.id', 'notices.reference', 'notices.notice_date as day', 'notices.notice_status as status'])
      .where('named.document_id', '=', id)
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
