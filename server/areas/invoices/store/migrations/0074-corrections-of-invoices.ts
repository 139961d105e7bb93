import { sql, type SqlBool } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** What an invoice corrects and what has corrected it, and indexes that find both. */
export const invoiceCorrectionColumns = async ({ db, text }: Migrating): Promise<void> => {
  for (const column of ['corrects_sid', 'corrected_by', 'corrected_by_sid'])
    await db.schema
      .alterTable('invoices')
      .addColumn(column, text, (built) => built.notNull().defaultTo(''))
      .execute()
  const index = (name: string, of: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('invoices')
      .columns(['company_id', ...of])
  await index('invoices_by_corrected', ['corrects_sid', 'id']).execute()
  await index('invoices_by_feature_day', ['inv_feature', 'inv_date', 'id'])
    .where(sql<SqlBool>`inv_feature <> '0'`)
    .execute()
  await index('invoices_by_correction_day', ['corrected_by', 'inv_date', 'id'])
    .where(sql<SqlBool>`corrected_by <> ''`)
    .execute()
}
