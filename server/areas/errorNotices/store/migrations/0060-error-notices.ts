import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const texts = [
  'company_id',
  'id',
  'reference',
  'notice_type',
  'notice_date',
  'serial_no',
  'inv_no',
  'notice_status',
  'message',
  'guid',
  'sign_by',
  'requested_at',
  'content_hash',
  'filed_hash',
  'search_text',
  'content',
  'deleted_at',
]

/** Notices about documents that were made wrongly (decision 0493): a company writes few of them, so that their list has no index of words. */
export const errorNoticeTables = async ({ db, text }: Migrating): Promise<void> => {
  const tableOf = (name: string, columns: readonly string[], key: readonly string[]): Table =>
    columns
      .reduce<Table>(
        (table, column) => table.addColumn(column, text, (built) => built.notNull()),
        db.schema.createTable(name),
      )
      .addPrimaryKeyConstraint(`${name}_key`, [...key])
  await tableOf('error_notices', texts, ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint('error_notices_of_company', ['company_id'], 'companies', ['id'])
    .execute()
  const part = (name: string, columns: readonly string[], key: readonly string[]) =>
    tableOf(name, ['company_id', 'notice_id', ...columns], key)
      .addForeignKeyConstraint(
        `${name}_of_notice`,
        ['company_id', 'notice_id'],
        'error_notices',
        ['company_id', 'id'],
        (of) => of.onDelete('cascade'),
      )
      .execute()
  await part('error_notice_certificates', ['certificate_id'], ['company_id', 'certificate_id', 'notice_id'])
  await part('error_notice_events', ['id', 'at', 'status', 'message'], ['company_id', 'notice_id', 'at', 'id'])
  const index = (name: string, table: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await index('error_notices_by_day', 'error_notices', ['company_id', 'deleted_at', 'notice_date', 'id'])
  await index('error_notices_deleted', 'error_notices', ['deleted_at'])
  await index('error_notice_certificates_of', 'error_notice_certificates', ['company_id', 'notice_id'])
}
