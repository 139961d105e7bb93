import { sql } from 'kysely'
import { createHeadPart } from '../../../../documents/heads/createHeadTables.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const heads = { table: 'error_notices', document: 'notice_id' }

/** Deleted notices go among all deleted drafts instead of staying where they were, and contents into a table of their own. */
export const deletedErrorNotices = async (migration: Migrating): Promise<void> => {
  const { db } = migration
  await sql`update deleted_documents
    set year = notices.year, reference = notices.reference, content_hash = notices.content_hash, given = '{}',
      content = notices.content, made_at = coalesce((select min(events.at) from error_notice_events as events
        where events.company_id = notices.company_id and events.notice_id = notices.id), '')
    from error_notices as notices
    where deleted_documents.kind = 'error-notice' and notices.company_id = deleted_documents.company_id
      and notices.id = deleted_documents.document_id and notices.deleted_at <> ''`.execute(db)
  await sql`delete from deleted_documents where kind = 'error-notice' and content = ''`.execute(db)
  await sql`delete from error_notices where deleted_at <> ''`.execute(db)
  await createHeadPart(migration, heads, 'error_notice_contents', { columns: ['content'], key: [] })
  await sql`insert into error_notice_contents (company_id, notice_id, content)
    select company_id, id, content from error_notices`.execute(db)
  for (const index of ['error_notices_by_day', 'error_notices_deleted']) await db.schema.dropIndex(index).execute()
  for (const column of ['content', 'deleted_at'])
    await db.schema.alterTable('error_notices').dropColumn(column).execute()
  await db.schema
    .createIndex('error_notices_by_day')
    .on('error_notices')
    .columns(['company_id', 'notice_date', 'id'])
    .execute()
}
