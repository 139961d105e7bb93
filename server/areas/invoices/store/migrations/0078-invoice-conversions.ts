import { createHeadPart } from '../../../../documents/heads/createHeadTables.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Who has converted an invoice to paper, and when: one row at most for each invoice, so that it is converted once. */
export const invoiceConversions = async (migration: Migrating): Promise<void> => {
  await createHeadPart(migration, { table: 'invoices', document: 'invoice_id' }, 'invoice_conversions', {
    columns: ['converted_by', 'account_id', 'converted_at'],
    key: [],
  })
}
