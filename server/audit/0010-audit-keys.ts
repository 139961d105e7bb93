import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The company comes first in the key; entries about nobody's company have the empty one. */
export const auditKeys = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('audit_keyed')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('account_id', text)
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('subject_id', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_key', ['company_id', 'id'])
    .execute()
  await sql`insert into audit_keyed (id, at, company_id, account_id, action, subject_id, detail)
    select id, at, coalesce(company_id, ''), account_id, action, subject_id, detail from audit`.execute(db)
  await db.schema.dropTable('audit').execute()
  await db.schema.alterTable('audit_keyed').renameTo('audit').execute()
}
