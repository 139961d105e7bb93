import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/**
 * An answer may be about many documents: what it says is kept once, as it came in, and documents name its MTDiep. What only a document has
 * kept of an answer is kept there first.
 */
export const answersKeptOnce = async ({ db }: Migrating): Promise<void> => {
  await sql`insert into authority_messages (mtdiep, reference_mtdiep, type, xml, received_at, outcome)
    select mtdiep, '', max(type), max(xml), max(at), max(outcome) from document_messages
      where role = 'answer' and not exists (
        select 1 from authority_messages where authority_messages.mtdiep = document_messages.mtdiep
      )
      group by mtdiep`.execute(db)
  await db.schema.alterTable('document_messages').dropColumn('xml').execute()
}
