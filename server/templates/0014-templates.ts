import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Templates of both kinds; a serial number counts once among the templates of its form number. */
export const templateTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('templates')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('temp_id', text, (column) => column.notNull())
    .addColumn('smbl_type', text, (column) => column.notNull())
    .addColumn('smbl_kind', text, (column) => column.notNull())
    .addColumn('form_no', text, (column) => column.notNull())
    .addColumn('serial_no', text, (column) => column.notNull())
    .addColumn('start_no', text, (column) => column.notNull())
    .addColumn('start_no_order', text, (column) => column.notNull())
    .addColumn('start_date', text, (column) => column.notNull())
    .addColumn('end_date', text, (column) => column.notNull())
    .addColumn('start_year', text, (column) => column.notNull())
    .addColumn('logo_img', text, (column) => column.notNull())
    .addColumn('bg_img', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('templates_key', ['company_id', 'id'])
    .addUniqueConstraint('templates_by_serial', ['company_id', 'form_no', 'serial_no'])
    .execute()
}
