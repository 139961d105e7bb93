import { sql } from 'kysely'
import { recordCodeKey } from '../../../src/domain/recordCode.ts'
import { rewritten } from './rewritten.ts'
import type { Migrating } from './schemaBuilder.ts'

/** Adds what tells the codes of a company's records apart, and an index by it. */
export const addCodeKeys = async (migration: Migrating, table: string, code: string): Promise<void> => {
  const { db, text } = migration
  await db.schema
    .alterTable(table)
    .addColumn('code_key', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await rewritten(migration, {
    table,
    key: ['company_id', 'id'],
    columns: [code],
    where: sql`${sql.ref(code)} <> ''`,
    changes: (row) => ({ code_key: recordCodeKey(row[code] ?? '') }),
  })
  await db.schema.createIndex(`${table}_by_code_key`).on(table).columns(['company_id', 'code_key']).execute()
}
