import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Pictures of companies by the digest of their bytes, which are kept as base64. */
export const imageTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('images')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('base64', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('images_key', ['company_id', 'name'])
    .execute()
}
