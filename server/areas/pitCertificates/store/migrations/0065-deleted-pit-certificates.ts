import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Deleted certificates go among all deleted drafts. */
export const deletedPitCertificates = async ({ db, kind }: Migrating): Promise<void> => {
  const given =
    kind === 'sqlite'
      ? sql`json_object('lookup_cd', drafts.lookup_cd, 'corrects_sid', drafts.corrects_sid)`
      : sql`json_build_object('lookup_cd', drafts.lookup_cd, 'corrects_sid', drafts.corrects_sid)::text`
  await sql`update deleted_documents
    set year = drafts.year, reference = drafts.refid, content_hash = drafts.content_hash, made_at = drafts.made_at,
      given = ${given}, content = drafts.content
    from deleted_pit_certificates as drafts
    where deleted_documents.kind = 'pit-certificate' and drafts.company_id = deleted_documents.company_id
      and drafts.id = deleted_documents.document_id`.execute(db)
  await sql`delete from deleted_documents where kind = 'pit-certificate' and content = ''`.execute(db)
  await db.schema.dropTable('deleted_pit_certificates').execute()
}
