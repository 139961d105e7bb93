import type { Migrating } from './schemaBuilder.ts'

/** Columns that the list sorts by; each index carries the day, so that a page is found without reading rows it skips. */
const sortedColumns = ['decl_form_no', 'decl_type', 'noti_cd_tax', 'reference', 'pos_key', 'tr_cd_tax'] as const

/** Certificates and declarations of a company. */
export const declarations = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('certificates')
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
    .addUniqueConstraint('certificates_by_serial', ['company_id', 'serial_no'])
    .execute()
  await db.schema
    .createTable('declarations')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('decl_form_no', text, (column) => column.notNull())
    .addColumn('register_date', text, (column) => column.notNull())
    .addColumn('decl_type', text, (column) => column.notNull())
    .addColumn('noti_cd_tax', text, (column) => column.notNull())
    .addColumn('noti_nm_tax', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('pos_key', text, (column) => column.notNull())
    .addColumn('tr_cd_tax', text, (column) => column.notNull())
    .addColumn('sign_by', text, (column) => column.notNull())
    .addColumn('requested_at', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addColumn('answer_text', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('declarations_by_register_date')
    .on('declarations')
    .columns(['company_id', 'register_date', 'id'])
    .execute()
  for (const column of sortedColumns)
    await db.schema
      .createIndex(`declarations_by_${column}`)
      .on('declarations')
      .columns(['company_id', column, 'id', 'register_date'])
      .execute()
  await db.schema
    .createTable('declaration_contents')
    .addColumn('declaration_id', text, (column) =>
      column.primaryKey().references('declarations.id').onDelete('cascade'),
    )
    .addColumn('content', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('declaration_events')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('declaration_id', text, (column) => column.notNull().references('declarations.id').onDelete('cascade'))
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('message', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('declaration_events_by_declaration')
    .on('declaration_events')
    .columns(['declaration_id', 'at'])
    .execute()
}
