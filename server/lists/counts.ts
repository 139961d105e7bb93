import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import type { Tables } from '../store/tables.ts'
import type { CountedColumn, ListDescription } from './description.ts'
import { conditionsOf, type Narrowed } from './narrowed.ts'

/** Those of few columns where the list is narrowed by no other one. */
const talliesOf = ({ description: { tallies, fewTallies = tallies }, chosen }: Narrowed) =>
  sql.table(chosen.slice(1).every(({ values }) => values === null) ? fewTallies : tallies)

/** How many rows a list has, however many there are. */
export const tallied = async (db: Kysely<Tables>, list: Narrowed): Promise<number> => {
  const { rows } = await sql<{ total: number | string | null }>`select sum(change) as total from ${talliesOf(list)}
    where ${conditionsOf(list)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** How many a list has of each day, the first day first. */
export const talliedByDay = async (
  db: Kysely<Tables>,
  list: Narrowed,
): Promise<readonly { readonly day: string; readonly count: number }[]> => {
  const day = sql.ref(list.description.day)
  const { rows } = await sql<{ day: string; count: number | string }>`select ${day} as day, sum(change) as count
    from ${talliesOf(list)} where ${conditionsOf(list)} group by ${day} order by ${day}`.execute(db)
  return rows.map((row) => ({ day: row.day, count: Number(row.count) }))
}

/** How many a list has of each value of a counted column; values without rows are left out. */
export const talliedByValue = async (
  db: Kysely<Tables>,
  list: Narrowed,
  column: CountedColumn,
): Promise<readonly { readonly value: string; readonly count: number }[]> => {
  const { description } = list
  const value = sql.ref(column.name)
  const tallies = column === description.counted[0] ? talliesOf(list) : sql.table(description.tallies)
  const { rows } = await sql<{ value: string; count: number | string }>`select ${value} as value, sum(change) as count
    from ${tallies} where ${conditionsOf(list)} group by ${value}`.execute(db)
  return rows.map((row) => ({ value: row.value, count: Number(row.count) })).filter(({ count }) => count > 0)
}

/** A table of changes of what is counted alike; a change of the count may bring others. */
interface Changes extends Pick<ListDescription, 'tallies' | 'part' | 'day' | 'counted'> {
  readonly changes?: readonly string[]
}

/** Adds up the changes of what is counted alike; wants a transaction of its own, in which nothing else is counted. */
export const addUpTallies = async (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { tallies, part, day, counted, changes = [] }: Changes,
): Promise<void> => {
  const table = sql.table(tallies)
  const alike = sql.join(['company_id', part, day, ...counted.map(({ name }) => name)].map((name) => sql.ref(name)))
  const columns = ['change', ...changes].map((name) => sql.ref(name))
  const sums = sql.join(columns.map((column) => sql`sum(${column})`))
  if (kind === 'postgres') await sql`lock table ${table} in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ last: number | string | null }>`select max(number) as last from ${table}`.execute(db)
  await sql`insert into ${table} (${alike}, ${sql.join(columns)})
    select ${alike}, ${sums} from ${table} group by ${alike} having sum(change) <> 0`.execute(db)
  await sql`delete from ${table} where number <= ${rows[0]?.last ?? null}`.execute(db)
}
