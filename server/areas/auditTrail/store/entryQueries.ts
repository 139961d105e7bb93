import { sql, type Kysely } from 'kysely'
import { auditSortColumns } from '../../../../src/api/contract/auditTrail.ts'
import { containsAll } from '../../../store/matching.ts'
import { peopleIn } from '../../../companies/peopleQueries.ts'
import { shortened } from '../../../audit/shortened.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { AuditEntry } from '../../../../src/api/contract/auditTrail.ts'
import type { AuditTrail, TrailFilter } from './entries.ts'

const order = {
  columns: auditSortColumns,
  orderedBy: { at: 'audit.at', action: 'audit.action' },
  otherwise: { column: 'at', direction: 'desc' },
} as const

/** Characters that are read of an entry's details: more than any has that is written today. */
const longestDetail = 16_000

/** The details as JSON: those that were kept before they had a limit end in an ellipsis where they are cut. */
const soundDetail = (detail: string): string => {
  if (detail.length <= longestDetail) return detail
  // All of it is names and texts, so that the cut is within a text; an escape that it breaks is dropped.
  const whole = shortened(detail, longestDetail)
    .slice(0, -1)
    .replace(/\\(?:u[\da-f]{0,3})?$/i, '')
  const closed = `${whole}…"}`
  try {
    JSON.parse(closed)
    return closed
  } catch {
    return JSON.stringify({ detail: shortened(detail, longestDetail) })
  }
}

/** Entries of the company that a filter leaves, with the accounts that made them. */
const entriesOf = (db: Kysely<Tables>, companyId: string, { words, person, record, since, before }: TrailFilter) => {
  const searched = sql<string>`coalesce(people.search_text, '') || ${'\n'} || substr(audit.search_text, 1, ${sql.lit(longestDetail)})`
  let rows = db
    .selectFrom('audit')
    .leftJoin(peopleIn(db).as('people'), 'people.id', 'audit.account_id')
    .select([
      'audit.id as id',
      'audit.at as at',
      sql<string>`coalesce(people.name, '')`.as('person'),
      sql<string>`coalesce(people.user_id, '')`.as('user_id'),
      'audit.action as action',
      'audit.subject_id as record',
      sql<string>`substr(audit.detail, 1, ${sql.lit(longestDetail + 1)})`.as('detail'),
    ])
    .where('audit.company_id', '=', companyId)
    .where((expression) => containsAll(expression, [searched], words))
  if (person !== null) rows = rows.where('audit.account_id', '=', person)
  if (record !== null) rows = rows.where('audit.subject_id', '=', record)
  if (since !== null) rows = rows.where('audit.at', '>=', since)
  if (before !== null) rows = rows.where('audit.at', '<', before)
  return rows
}

const shown = (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
  entries.map((entry) => ({ ...entry, detail: soundDetail(entry.detail) }))

/** Entries of the audit with the accounts that made them. */
export const auditTrailIn = (db: Kysely<Tables>): AuditTrail => ({
  async page(companyId, filter, request) {
    const found = await pageOf(entriesOf(db, companyId, filter), request, { ...order, tie: 'audit.id' })
    return { ...found, items: shown(found.items) }
  },
  async newest(companyId, filter, { before, most }) {
    let rows = entriesOf(db, companyId, filter)
    if (before !== null)
      rows = rows
        .where('audit.at', '<=', before.at)
        .where((expression) =>
          expression.or([expression('audit.at', '<', before.at), expression('audit.id', '<', before.id)]),
        )
    return shown(await rows.orderBy('audit.at', 'desc').orderBy('audit.id', 'desc').limit(most).execute())
  },
})
