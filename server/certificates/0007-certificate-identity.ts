import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const columns = [
  'id',
  'company_id',
  'reg_id',
  'org_nm',
  'serial_no',
  'from_date',
  'to_date',
  'status',
  'certificate_type',
  'form_tp',
  'user_nm',
  'search_text',
] as const

/**
 * A serial number counts within its issuer, so two certificates of a company may share one. The fingerprint is null until a
 * signature has shown which certificate of that issuer and serial number it is (decision 0120). The table is written anew, as
 * SQLite cannot drop a constraint.
 */
export const certificateIdentity = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('certificates_with_identity')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('reg_id', text, (column) => column.notNull())
    .addColumn('org_nm', text, (column) => column.notNull())
    .addColumn('serial_no', text, (column) => column.notNull())
    .addColumn('from_date', text, (column) => column.notNull())
    .addColumn('to_date', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('certificate_type', text, (column) => column.notNull())
    .addColumn('form_tp', text, (column) => column.notNull())
    .addColumn('user_nm', text)
    .addColumn('search_text', text, (column) => column.notNull())
    .addColumn('fingerprint', text)
    .addUniqueConstraint('certificates_by_issuer_and_serial', ['company_id', 'serial_no', 'org_nm'])
    .addUniqueConstraint('certificates_by_fingerprint', ['company_id', 'fingerprint'])
    .execute()
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into certificates_with_identity (${list}) select ${list} from certificates`.execute(db)
  await db.schema.dropTable('certificates').execute()
  await db.schema.alterTable('certificates_with_identity').renameTo('certificates').execute()
}
