import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Deleted declarations go among all deleted drafts. */
export const deletedDeclarations = async ({ db }: Migrating): Promise<void> => {
  await sql`update deleted_documents
    set year = drafts.year, reference = drafts.reference, content_hash = drafts.content_hash, given = '{}',
      content = contents.content, made_at = coalesce((select min(events.at) from deleted_draft_events as events
        where events.company_id = drafts.company_id and events.declaration_id = drafts.id), '')
    from deleted_drafts as drafts
    join deleted_draft_contents as contents
      on contents.company_id = drafts.company_id and contents.declaration_id = drafts.id
    where deleted_documents.kind = 'declaration' and drafts.company_id = deleted_documents.company_id
      and drafts.id = deleted_documents.document_id`.execute(db)
  await sql`delete from deleted_documents where kind = 'declaration' and content = ''`.execute(db)
  for (const table of ['deleted_draft_events', 'deleted_draft_contents', 'deleted_drafts'])
    await db.schema.dropTable(table).execute()
}
