import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import type { Connection } from '../store/connection.ts'
import type { Tables } from '../store/tables.ts'
import { yearOf } from './documentKey.ts'
import { tablesByYear } from './documentTables.ts'

/** Partitions of the tables of documents. */
export interface DocumentYears {
  /** Sees to it that there is room for the documents of a moment's year, and from November on for those of the next. */
  readonly prepare: (now: Date) => Promise<void>
}

/** Any number that nothing else locks by. */
const lock = 468_048

/**
 * Read from the catalog's table: `to_regclass` may answer from the connection's cache what was so before this transaction waited.
 */
const isThere = async (db: QueryExecutorProvider, partition: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_class
    where relname = ${partition} and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.length > 0
}

/** Made beside the table and then attached, which leaves those alone that read and write it meanwhile. */
const makePartition = async (db: QueryExecutorProvider, table: string, year: number): Promise<void> => {
  const partition = `${table}_${year}`
  if (await isThere(db, partition)) return
  await sql`create table ${sql.table(partition)} (like ${sql.table(table)} including all)`.execute(db)
  await sql`alter table ${sql.table(table)} attach partition ${sql.table(partition)}
    for values from (${sql.lit(year)}) to (${sql.lit(year + 1)})`.execute(db)
}

/** Makes the partitions of a year where there are none; servers that come at once wait for each other. */
export const makeYear = async (db: QueryExecutorProvider, year: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(db)
  for (const table of tablesByYear) await makePartition(db, table, year)
}

const november = 10

/** The years that a moment needs room for. */
const yearsAt = (now: Date): readonly number[] => {
  const year = yearOf(now)
  return now.getUTCMonth() >= november ? [year, year + 1] : [year]
}

const isMade = async (db: Kysely<Tables>, year: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select bool_and(to_regclass(name) is not null) as found
    from unnest(${sql.val(tablesByYear.map((table) => `${table}_${year}`))}::text[]) as name`.execute(db)
  return rows[0]?.found === true
}

export const documentYearsIn = ({ db, kind }: Connection): DocumentYears => ({
  async prepare(now) {
    if (kind === 'sqlite') return
    for (const year of yearsAt(now))
      if (!(await isMade(db, year))) await db.transaction().execute((transaction) => makeYear(transaction, year))
  },
})
