import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Until when the company has to explain what the authority asks for. */
export const explainUntilColumn = async ({ db }: Migrating): Promise<void> => {
  for (const table of ['declarations', 'deleted_drafts'])
    await sql`alter table ${sql.table(table)} add column explain_until text not null default ''`.execute(db)
  await sql`create index declarations_explaining on declarations (explain_until) where explain_until <> ''`.execute(db)
}
