import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../../../server/store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../server/store/tables.ts'

/** The indexes of a table but for those of its keys, with the statements that make them. */
const indexesOf = async (db: Kysely<Tables>, kind: DatabaseKind, table: string) => {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
          where type = 'index' and tbl_name = ${table} and sql is not null`
      : sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
          where tablename = ${table} and indexname not like '%_key'`
  ).execute(db)
  return rows
}

/** Fills a table and makes its indexes anew behind that: millions of rows one by one would take many times as long. */
export const withoutIndexes = async (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  table: string,
  fill: () => Promise<void>,
): Promise<void> => {
  const indexes = await indexesOf(db, kind, table)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await fill()
  await db.connection().execute(async (one) => {
    if (kind === 'postgres') await sql`set maintenance_work_mem = '256MB'`.execute(one)
    for (const { made } of indexes) await sql.raw(made).execute(one)
    if (kind === 'postgres') await sql`reset maintenance_work_mem`.execute(one)
  })
}
