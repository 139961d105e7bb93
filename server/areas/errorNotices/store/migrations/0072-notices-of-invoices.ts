import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Notices are about certificates or invoices, those about invoices of one shop or of the company; what they name is of either kind. */
export const noticesOfInvoices = async ({ db, text }: Migrating): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('error_notices')
    .addColumn('family', text, (column) => column.notNull().defaultTo('certificates'))
    .execute()
  await schema
    .alterTable('error_notices')
    .addColumn('shop_id', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.dropIndex('error_notices_by_day').execute()
  await schema
    .createIndex('error_notices_by_day')
    .on('error_notices')
    .columns(['company_id', 'family', 'notice_date', 'id'])
    .execute()
  await schema.alterTable('error_notice_certificates').renameTo('error_notice_documents').execute()
  await schema.alterTable('error_notice_documents').renameColumn('certificate_id', 'document_id').execute()
}
