import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** What was given up is a few among what has ended, and is asked for by company. */
export const outboxTurnedDown = async ({ db }: Migrating): Promise<void> => {
  await sql`create index outbox_turned_down on outbox_sent (company_id, subject_kind)
     where state = 'turnedDown'`.execute(db)
}
