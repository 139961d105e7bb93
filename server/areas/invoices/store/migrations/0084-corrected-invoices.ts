import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Which invoices one corrects that corrects several (decision 0529). */
export const correctedInvoices = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('corrected_invoices')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('invoice_id', text, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('corrected_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('corrected_invoices_key', ['company_id', 'invoice_id', 'place'])
    .addForeignKeyConstraint(
      'corrected_invoices_of_invoice',
      ['company_id', 'invoice_id'],
      'invoices',
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('corrected_invoices_by_corrected')
    .on('corrected_invoices')
    .columns(['company_id', 'corrected_id'])
    .execute()
}
