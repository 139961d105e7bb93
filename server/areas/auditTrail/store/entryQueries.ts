import { sql, type Kysely } from 'kysely'
import { auditSortColumns } from '../../../../src/api/contract/auditTrail.ts'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { AuditTrail } from './entries.ts'

const order = {
  columns: auditSortColumns,
  orderedBy: { at: 'audit.at', action: 'audit.action' },
  otherwise: { column: 'at', direction: 'desc' },
} as const

/** Entries of the audit with the accounts that made them. */
export const auditTrailIn = (db: Kysely<Tables>): AuditTrail => ({
  page(companyId, { words, person, record, since, before }, request) {
    const searched = sql<string>`coalesce(accounts.search_text, '') || ${'\n'} || audit.search_text`
    let rows = db
      .selectFrom('audit')
      .leftJoin('accounts', 'accounts.id', 'audit.account_id')
      .select([
        'audit.id as id',
        'audit.at as at',
        sql<string>`coalesce(accounts.name, '')`.as('person'),
        sql<string>`coalesce(accounts.user_id, '')`.as('user_id'),
        'audit.action as action',
        'audit.subject_id as record',
        'audit.detail as detail',
      ])
      .where('audit.company_id', '=', companyId)
      .where((expression) => containsAll(expression, [searched], words))
    if (person !== null) rows = rows.where('audit.account_id', '=', person)
    if (record !== null) rows = rows.where('audit.subject_id', '=', record)
    if (since !== null) rows = rows.where('audit.at', '>=', since)
    if (before !== null) rows = rows.where('audit.at', '<', before)
    return pageOf(rows, request, { ...order, tie: 'audit.id' })
  },
})
