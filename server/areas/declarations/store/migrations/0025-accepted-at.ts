import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** When the authority has accepted a declaration, by its event; what is in force is found by it (decision 0375). */
export const acceptedAtColumn = async ({ db }: Migrating): Promise<void> => {
  await sql`alter table declarations add column accepted_at text not null default ''`.execute(db)
  await sql`update declarations set accepted_at = coalesce((
    select max(declaration_events.at) from declaration_events
    where declaration_events.company_id = declarations.company_id and declaration_events.declaration_id = declarations.id
      and declaration_events.status = 'accepted'), '')
    where noti_cd_tax = 'accepted'`.execute(db)
  await sql`create index declarations_by_acceptance on declarations (company_id, decl_form_no, accepted_at, id)
    where accepted_at <> ''`.execute(db)
}
