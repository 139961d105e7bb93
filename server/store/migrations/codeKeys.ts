import { sql } from 'kysely'
import { recordCodeKey } from '../../../src/domain/recordCode.ts'
import { rewritten } from './rewritten.ts'
import type { Migrating } from './schemaBuilder.ts'

interface Keyed {
  readonly table: string
  /** The column of the codes, and the one that is added for what tells them apart. */
  readonly code: string
  readonly column: string
  /** Columns that name a row. */
  readonly rowKey: readonly string[]
}

/** Adds what tells the codes of a company's records apart, and an index by it. */
export const addCodeKeys = async (migration: Migrating, { table, code, column, rowKey }: Keyed): Promise<void> => {
  const { db, text } = migration
  await db.schema
    .alterTable(table)
    .addColumn(column, text, (added) => added.notNull().defaultTo(''))
    .execute()
  await rewritten(migration, {
    table,
    key: rowKey,
    columns: [code],
    where: sql`${sql.ref(code)} <> ''`,
    changes: (row) => ({ [column]: recordCodeKey(row[code] ?? '') }),
  })
  await db.schema.createIndex(`${table}_by_${column}`).on(table).columns(['company_id', column]).execute()
}
