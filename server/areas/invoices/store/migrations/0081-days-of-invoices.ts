import { sql } from 'kysely'
import { createTallies } from '../../../../lists/schema/tallies.ts'
import type { ListedColumns } from '../../../../lists/schema/listedColumns.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const ofDays = {
  table: 'invoices',
  one: 'invoice_day',
  part: 'channel',
  day: 'inv_date',
  counted: [{ column: 'etax_status', name: 'status' }],
  sorted: [],
  texts: [],
  reference: 'hd',
} as const satisfies ListedColumns

/**
 * Tallies by day and status alone: those of every symbol, maker and shop of a day are as many as thousands of invoices. Buyers' invoices are
 * counted in their indexes.
 */
export const daysOfInvoices = async (migration: Migrating): Promise<void> => {
  const { db } = migration
  await createTallies(migration, ofDays, 'invoice_days')
  await sql`insert into invoice_day_tallies (company_id, channel, inv_date, etax_status, change)
    select company_id, channel, inv_date, etax_status, sum(change) from invoice_tallies
    group by company_id, channel, inv_date, etax_status having sum(change) <> 0`.execute(db)
  for (const [name, column] of [
    ['invoices_of_buyer', 'tax_code'],
    ['invoices_of_customer', 'customer_id'],
  ] as const) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('invoices')
      .columns(['company_id', column, 'channel', 'inv_date', 'id'])
      .execute()
  }
}
