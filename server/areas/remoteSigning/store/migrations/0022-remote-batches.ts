import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Documents that one confirmation signs beside the first are rows of their own, which name it. */
export const remoteBatches = async ({ db, text }: Migrating): Promise<void> => {
  await sql`alter table remote_requests add column leader_id ${text}`.execute(db)
  await sql`alter table remote_requests add column place integer not null default 0`.execute(db)
  await db.schema
    .createIndex('remote_requests_by_leader')
    .on('remote_requests')
    .columns(['company_id', 'leader_id'])
    .execute()
}
