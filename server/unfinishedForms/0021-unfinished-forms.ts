import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Forms that are begun and not saved (decision 0376). */
export const unfinishedFormsTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('unfinished_forms')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('collection', text, (column) => column.notNull())
    .addColumn('way', text, (column) => column.notNull())
    .addColumn('origin_id', text, (column) => column.notNull())
    .addColumn('base_version', text, (column) => column.notNull())
    .addColumn('writer', text, (column) => column.notNull())
    .addColumn('revision', text, (column) => column.notNull())
    .addColumn('kept_at', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('unfinished_forms_key', ['company_id', 'account_id', 'id'])
    .addUniqueConstraint('unfinished_forms_place', ['company_id', 'account_id', 'collection', 'way', 'origin_id'])
    .execute()
  await db.schema.createIndex('unfinished_forms_age').on('unfinished_forms').column('kept_at').execute()
}
