import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { Declarations } from './declarations.ts'
import { keptStatusSchema } from './keptStatus.ts'
import { conditionsOf, narrowedBy, type Narrowed } from './narrowed.ts'
import type { DatabaseKind } from '../../../store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../store/tables.ts'

/** How many declarations a list has, however many there are. */
export const tallied = async (db: Kysely<Tables>, list: Narrowed): Promise<number> => {
  const { rows } = await sql<{ total: number | string | null }>`select sum(change) as total from declaration_tallies
    where ${conditionsOf(list)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** How many a list has of each day, the first day first. */
export const talliedByDay = async (
  db: Kysely<Tables>,
  list: Narrowed,
): Promise<readonly { readonly day: string; readonly count: number }[]> => {
  const { rows } = await sql<{ day: string; count: number | string }>`select register_date as day, sum(change) as count
    from declaration_tallies where ${conditionsOf(list)} group by register_date order by register_date`.execute(db)
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}

/** Counts by status over the same rows as an unfiltered list of these days. */
export const declarationCounts =
  (db: Kysely<Tables>): Declarations['counts'] =>
  async (companyId, days) => {
    const rows = await db
      .selectFrom('declaration_tallies')
      .where(conditionsOf(narrowedBy(companyId, { ...days, statuses: null, type: null })))
      .select(['noti_cd_tax', (expression) => expression.fn.sum('change').as('count')])
      .groupBy('noti_cd_tax')
      .execute()
    return rows
      .map(({ noti_cd_tax, count }) => ({ status: v.parse(keptStatusSchema, noti_cd_tax), count: Number(count) }))
      .filter(({ count }) => count > 0)
  }

const counted = ['company_id', 'decl_form_no', 'register_date', 'noti_cd_tax', 'decl_type'] as const

/** Adds up the changes of each day, status and type; wants a transaction of its own, in which nothing else is counted. */
export const addUpTallies =
  (db: Kysely<Tables>, kind: DatabaseKind): Declarations['addUp'] =>
  async () => {
    if (kind === 'postgres') await sql`lock table declaration_tallies in share row exclusive mode`.execute(db)
    const { last } = await db
      .selectFrom('declaration_tallies')
      .select((expression) => expression.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('declaration_tallies')
      .columns([...counted, 'change'])
      .expression((expression) =>
        expression
          .selectFrom('declaration_tallies')
          .select([...counted, sql<number>`sum(change)`.as('change')])
          .groupBy([...counted])
          .having(sql<number>`sum(change)`, '<>', 0),
      )
      .execute()
    await db.deleteFrom('declaration_tallies').where('number', '<=', last).execute()
  }
