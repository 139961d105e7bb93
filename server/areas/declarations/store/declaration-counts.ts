import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { DeclarationFilter, Declarations } from './declarations.ts'
import { keptStatusSchema } from './kept-status.ts'
import type { DatabaseKind } from '../../../store/migrations/schema-builder.ts'
import type { Tables } from '../../../store/tables.ts'

const talliesOf = (db: Kysely<Tables>, companyId: string, { from, to }: Pick<DeclarationFilter, 'from' | 'to'>) =>
  db
    .selectFrom('declaration_tallies')
    .where('company_id', '=', companyId)
    .where('register_date', '>=', from)
    .where('register_date', '<=', to)

/** How many declarations a filter leaves, its words aside, however many there are. */
export const tallied = async (
  db: Kysely<Tables>,
  companyId: string,
  { from, to, statuses, type }: Omit<DeclarationFilter, 'words'>,
): Promise<number> => {
  let tallies = talliesOf(db, companyId, { from, to })
  if (statuses !== null) tallies = tallies.where('noti_cd_tax', 'in', statuses)
  if (type !== null) tallies = tallies.where('decl_type', '=', type)
  const { total } = await tallies
    .select((expression) => expression.fn.sum('change').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Counts by status over the same rows as an unfiltered list of these days. */
export const declarationCounts =
  (db: Kysely<Tables>): Declarations['counts'] =>
  async (companyId, days) => {
    const rows = await talliesOf(db, companyId, days)
      .select(['noti_cd_tax', (expression) => expression.fn.sum('change').as('count')])
      .groupBy('noti_cd_tax')
      .execute()
    return rows
      .map(({ noti_cd_tax, count }) => ({ status: v.parse(keptStatusSchema, noti_cd_tax), count: Number(count) }))
      .filter(({ count }) => count > 0)
  }

const counted = ['company_id', 'register_date', 'noti_cd_tax', 'decl_type'] as const

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
