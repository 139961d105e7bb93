import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The POS that templates name. */
export const templatePosTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('template_pos')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('template_id', text, (column) => column.notNull())
    .addColumn('shop_id', text, (column) => column.notNull())
    .addColumn('sid', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('template_pos_key', ['company_id', 'template_id', 'shop_id', 'sid'])
    .addForeignKeyConstraint('template_pos_pos', ['company_id', 'shop_id', 'sid'], 'shop_pos', [
      'company_id',
      'shop_id',
      'sid',
    ])
    .execute()
}
