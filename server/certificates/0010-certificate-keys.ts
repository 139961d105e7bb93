import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The company comes first in the key. The table is written anew, as SQLite cannot change a key. */
export const certificateKeys = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('certificates_keyed')
    .addColumn('id', text, (column) => column.notNull())
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
    .addPrimaryKeyConstraint('certificates_key', ['company_id', 'id'])
    .addUniqueConstraint('certificates_of_issuer_and_serial', ['company_id', 'serial_no', 'org_nm'])
    .addUniqueConstraint('certificates_of_fingerprint', ['company_id', 'fingerprint'])
    .execute()
  const columns = sql`id, company_id, reg_id, org_nm, serial_no, from_date, to_date, status, certificate_type, form_tp, user_nm,
    search_text, fingerprint`
  await sql`insert into certificates_keyed (${columns}) select ${columns} from certificates`.execute(db)
  await db.schema.dropTable('certificates').execute()
  await db.schema.alterTable('certificates_keyed').renameTo('certificates').execute()
}
