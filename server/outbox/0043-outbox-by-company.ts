import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Claims go from company to company by it (decision 0458). */
export const outboxByCompany = async ({ db }: Migrating): Promise<void> => {
  await sql`create index outbox_by_company
    on outbox (state, subject_kind, (coalesce(company_id, '')), due_at, id)`.execute(db)
}
