import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Shops with their POS, and what uses them. */
export const shopTables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('shops')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('shop_code', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('fax_no', text, (column) => column.notNull())
    .addColumn('tel_no', text, (column) => column.notNull())
    .addColumn('auto', 'integer', (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('name_order', text, (column) => column.notNull())
    .addColumn('address_order', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shops_key', ['company_id', 'id'])
    .execute()
  // A shop need not have a code.
  await sql`create unique index shops_by_code on shops (company_id, shop_code) where shop_code <> ''`.execute(db)
  await db.schema
    .createTable('shop_pos')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('shop_id', text, (column) => column.notNull())
    .addColumn('sid', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('pos_no', text, (column) => column.notNull())
    .addColumn('del_yn', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_pos_key', ['company_id', 'shop_id', 'sid'])
    .addForeignKeyConstraint('shop_pos_shop', ['company_id', 'shop_id'], 'shops', ['company_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('shop_uses')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('shop_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('subject_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_uses_key', ['company_id', 'shop_id', 'kind', 'subject_id'])
    .addForeignKeyConstraint('shop_uses_shop', ['company_id', 'shop_id'], 'shops', ['company_id', 'id'])
    .execute()
}
