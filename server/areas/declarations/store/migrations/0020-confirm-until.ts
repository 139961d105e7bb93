import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Until when a sent declaration has to be confirmed. What was sent before says nothing of it. */
export const confirmUntilColumn = async ({ db }: Migrating): Promise<void> => {
  await sql`alter table declarations add column confirm_until text not null default ''`.execute(db)
  await sql`create index declarations_awaited on declarations (confirm_until) where confirm_until <> ''`.execute(db)
}
