import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const requestTexts = ['id', 'number', 'day', 'answer_by', 'round', 'received_at', 'notice_id', 'search_text']
const invoiceTexts = [
  'request_id',
  'form_no',
  'serial_no',
  'inv_no',
  'inv_date',
  'document_type',
  'tax_auth_cd',
  'reason',
]

/** Requests of the authority to review invoices (decision 0528): a company gets few of them. */
export const reviewRequestTables = async ({ db, text }: Migrating): Promise<void> => {
  const tableOf = (name: string, texts: readonly string[]): Table =>
    texts.reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema
        .createTable(name)
        .addColumn('company_id', text, (column) => column.notNull().references('companies.id')),
    )
  await tableOf('review_requests', requestTexts)
    .addColumn('invoices', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_requests_key', ['company_id', 'id'])
    .addUniqueConstraint('review_requests_numbered', ['company_id', 'number', 'day'])
    .execute()
  await tableOf('review_request_invoices', invoiceTexts)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_request_invoices_key', ['company_id', 'request_id', 'position'])
    .addForeignKeyConstraint(
      'review_request_invoices_of_request',
      ['company_id', 'request_id'],
      'review_requests',
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
}
