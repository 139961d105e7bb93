import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** When each picture was kept or chosen last, beside its bytes, which may lie elsewhere; what is there already counts as kept now. */
export const keptImagesTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('kept_images')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('kept_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_images_key', ['company_id', 'name'])
    .execute()
  await db.schema.createIndex('kept_images_age').on('kept_images').column('kept_at').execute()
  await sql`insert into kept_images (company_id, name, size, kept_at)
    select company_id, name, length(base64) * 3 / 4, ${new Date().toISOString()} from images`.execute(db)
}
