import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** What notices 04/SS-HĐĐT about an invoice have brought: the authority is notified of it, or it is cancelled (decision 0512). */
export const noticedInvoices = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('invoices')
    .addColumn('noticed', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
