import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const ofDocument = 'company_id, year, kind, document_id'
const columns = {
  steps: 'at, id, step, account_id',
  generated: 'req_key, sign_id, content_hash, content, tax_code, version, xml, xml_sha256, generated_at, signed_at',
} as const

/** What all kinds keep of deleted declarations goes among that of all deleted drafts, and can be restored within its hour as before. */
export const deletedDraftsOfDeclarations = async ({ db }: Migrating): Promise<void> => {
  await sql`insert into deleted_documents (company_id, kind, document_id, deleted_at)
    select company_id, 'declaration', id, deleted_at from deleted_drafts`.execute(db)
  for (const [part, of] of Object.entries(columns)) {
    const copied = sql.raw(`${ofDocument}, ${of}`)
    const former = `deleted_draft_${part}`
    await sql`insert into ${sql.table(`deleted_document_${part}`)} (${copied})
      select ${copied} from ${sql.table(former)}`.execute(db)
    await db.schema.dropTable(former).execute()
  }
}
