import { sql, type RawBuilder } from 'kysely'
import type { Migrating } from './schemaBuilder.ts'

type Row = Readonly<Record<string, string>>

interface Rewriting {
  readonly table: string
  /** Columns of text that name a row. */
  readonly key: readonly string[]
  /** Columns of text that are read. */
  readonly columns: readonly string[]
  /** Which rows are looked at. */
  readonly where: RawBuilder<unknown>
  /** What is written of a row; nothing where it stays. */
  readonly changes: (row: Row) => Row
}

const batch = 1000

const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** The rows behind one, in the order of their keys; from the first for null. */
const rowsBehind = async ({ db }: Migrating, { table, key, columns, where }: Rewriting, last: Row | null) => {
  const behind = last === null ? sql`1 = 1` : sql`(${columnsOf(key)}) > (${sql.join(key.map((name) => last[name]))})`
  const { rows } = await sql<Row>`select ${columnsOf([...key, ...columns])} from ${sql.table(table)}
    where ${where} and ${behind} order by ${columnsOf(key)} limit ${sql.lit(batch)}`.execute(db)
  return rows
}

const rewrite = async ({ db }: Migrating, { table, key, changes }: Rewriting, row: Row): Promise<void> => {
  const written = Object.entries(changes(row))
  if (written.length === 0) return
  const assignments = written.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const named = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${sql.join(named, sql` and `)}`.execute(db)
}

/** Writes rows of a table anew, by what they say, a batch at a time. */
export const rewritten = async (migration: Migrating, rewriting: Rewriting): Promise<void> => {
  let rows = await rowsBehind(migration, rewriting, null)
  while (rows.length > 0) {
    for (const row of rows) await rewrite(migration, rewriting, row)
    const last = rows.at(-1)
    rows = last === undefined || rows.length < batch ? [] : await rowsBehind(migration, rewriting, last)
  }
}
