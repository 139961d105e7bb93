import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const series = ['company_id', 'year', 'form', 'symbol'] as const

/** Where the symbols of companies stand, and numbers that are out without an issued document (decision 0463). */
export const numberTables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('number_counters')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('form', text, (column) => column.notNull())
    .addColumn('symbol', text, (column) => column.notNull())
    .addColumn('next', 'integer', (column) => column.notNull())
    .addColumn('last_day', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('number_counters_key', [...series])
    .execute()
  await db.schema
    .createTable('numbers')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('form', text, (column) => column.notNull())
    .addColumn('symbol', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('day_before', text, (column) => column.notNull())
    .addColumn('document_id', text)
    .addColumn('held_until', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('since', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('numbers_key', [...series, 'number'])
    .addUniqueConstraint('numbers_of_document', ['company_id', 'document_id'])
    .execute()
  await db.schema.createIndex('numbers_ends').on('numbers').column('held_until').execute()
}
