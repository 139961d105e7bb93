import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const texts = [
  'id',
  'form_no',
  'serial_no',
  'xml_vs',
  'inv_date',
  'curr_cd',
  'buyer_nm',
  'tax_code',
  'net_amt',
  'tax_amt',
  'total_amt',
  'tax_auth_cd',
  'signature',
  'signed_by',
  'signed_at',
  // Paths of elements that the product does not know, JSON.
  'unknown_elements',
  'search_text',
  'xml',
  'added_by',
  'added_at',
]

/** Invoices that the company has issued by other systems: what they are listed by, and their signed XML once. */
export const foreignInvoices = async ({ db, text }: Migrating): Promise<void> => {
  const begun = db.schema
    .createTable('foreign_invoices')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
  await texts
    .reduce<Table>((table, column) => table.addColumn(column, text, (built) => built.notNull()), begun)
    .addPrimaryKeyConstraint('foreign_invoices_key', ['company_id', 'id'])
    .addUniqueConstraint('foreign_invoices_numbered', ['company_id', 'form_no', 'serial_no', 'number'])
    .execute()
  await db.schema
    .createIndex('foreign_invoices_by_day')
    .on('foreign_invoices')
    .columns(['company_id', 'inv_date', 'id'])
    .execute()
}
