import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** What somebody says of a step. */
export const textsOfSteps = async ({ db }: Migrating): Promise<void> => {
  for (const table of ['document_steps', 'deleted_document_steps'])
    await sql`alter table ${sql.table(table)} add column text text not null default ''`.execute(db)
}
