import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Items, how far their automatic codes are counted, and what became of uploads. */
export const itemTables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('items')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('item_code', text, (column) => column.notNull())
    .addColumn('item_name', text, (column) => column.notNull())
    .addColumn('item_ename', text, (column) => column.notNull())
    .addColumn('item_kname', text, (column) => column.notNull())
    .addColumn('uom', text, (column) => column.notNull())
    .addColumn('unit_prc', text, (column) => column.notNull())
    .addColumn('pur_cost', text, (column) => column.notNull())
    .addColumn('vat_rate', text, (column) => column.notNull())
    .addColumn('curr_cd', text, (column) => column.notNull())
    .addColumn('memo', text, (column) => column.notNull())
    .addColumn('picture', text, (column) => column.notNull())
    .addColumn('product_source', 'integer', (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('name_order', text, (column) => column.notNull())
    .addColumn('price_order', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('items_key', ['company_id', 'id'])
    .addUniqueConstraint('items_by_code', ['company_id', 'item_code'])
    .execute()
  await db.schema
    .createTable('item_counters')
    .addColumn('company_id', text, (column) => column.notNull().primaryKey().references('companies.id'))
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('item_uploads')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('upload_key', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('result', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('item_uploads_key', ['company_id', 'upload_key'])
    .execute()
}
