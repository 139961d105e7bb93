import { createUploadTable } from '../records/uploadQueries.ts'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const texts = [
  'customer_code',
  'company_name',
  'buyer_name',
  'tax_code',
  'personal_id',
  'passport_no',
  'budget_code',
  'address',
  'emails',
  'phone',
  'bank_account',
  'bank_name',
  'note',
  'kind',
  'version',
  'created_at',
  'merged_into',
  'code_key',
  'company_order',
  'buyer_order',
  'address_order',
  'search_text',
]

/** Customers, how far the codes that are given to them are counted, and what became of uploads. */
export const customerTables = async (migration: Migrating): Promise<void> => {
  const { db, text } = migration
  let table = db.schema
    .createTable('customers')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
  for (const name of texts) table = table.addColumn(name, text, (column) => column.notNull())
  await table.addPrimaryKeyConstraint('customers_key', ['company_id', 'id']).execute()
  for (const column of ['code_key', 'tax_code', 'personal_id', 'merged_into'])
    await db.schema.createIndex(`customers_by_${column}`).on('customers').columns(['company_id', column]).execute()
  await db.schema
    .createIndex('customers_by_name')
    .on('customers')
    .columns(['company_id', 'merged_into', 'company_order', 'id'])
    .execute()
  await db.schema
    .createTable('customer_counters')
    .addColumn('company_id', text, (column) => column.notNull().primaryKey().references('companies.id'))
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await createUploadTable(migration, 'customer_uploads')
}
