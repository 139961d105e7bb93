import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** From one maker of a shop's invoices to the next leads one step in an index. */
export const makersOfInvoices = async ({ db }: Migrating): Promise<void> => {
  await db.schema
    .createIndex('invoices_of_makers')
    .on('invoices')
    .columns(['company_id', 'channel', 'shop_id', 'made_by'])
    .execute()
}
