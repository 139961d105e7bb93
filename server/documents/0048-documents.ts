import { sql, type CreateTableBuilder } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'
import { yearOf } from './documentKey.ts'
import { makeYear } from './documentYears.ts'

type Table = CreateTableBuilder<string, string>

const ofDocument = ['company_id', 'year', 'kind', 'document_id'] as const

const tableOf = (
  { db, kind, text }: Migrating,
  name: string,
  { columns, key, isByYear }: { columns: readonly string[]; key: readonly string[]; isByYear: boolean },
): Table => {
  const begun = db.schema
    .createTable(name)
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('document_id', text, (column) => column.notNull())
  const whole = columns
    .reduce<Table>(
      (table, column) => table.addColumn(column, column === 'turn' ? 'integer' : text, (built) => built.notNull()),
      begun,
    )
    .addPrimaryKeyConstraint(`${name}_key`, [...key])
  return isByYear && kind === 'postgres' ? whole.modifyEnd(sql`partition by range (year)`) : whole
}

const tables = async (migration: Migrating): Promise<void> => {
  const isByYear = true
  await tableOf(migration, 'generated', {
    columns: [
      'req_key',
      'sign_id',
      'content_hash',
      'content',
      'tax_code',
      'version',
      'xml',
      'xml_sha256',
      'generated_at',
      'signed_at',
    ],
    key: ['company_id', 'req_key'],
    isByYear: false,
  }).execute()
  await tableOf(migration, 'signed_documents', {
    columns: [
      'turn',
      'id',
      'req_key',
      'content_hash',
      'content',
      'tax_code',
      'version',
      'signed_xml',
      'signed_sha256',
      'signer_serial',
      'signing_time',
      'filed_by',
      'filed_at',
    ],
    key: [...ofDocument, 'turn'],
    isByYear,
  })
    .addForeignKeyConstraint('signed_documents_filed_by', ['filed_by'], 'accounts', ['id'])
    .execute()
  const columns = ['at', 'id', 'step', 'account_id']
  await tableOf(migration, 'document_steps', { columns, key: [...ofDocument, 'at', 'id'], isByYear }).execute()
  await tableOf(migration, 'document_messages', {
    columns: ['at', 'id', 'turn', 'role', 'type', 'mtdiep', 'outcome', 'text', 'xml'],
    key: [...ofDocument, 'at', 'id'],
    isByYear,
  }).execute()
}

const indexes = async ({ db }: Migrating): Promise<void> => {
  const index = (name: string, table: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await index('generated_by_document', 'generated', ['company_id', 'kind', 'document_id', 'content_hash'])
  await index('generated_by_age', 'generated', ['generated_at'])
  await index('signed_documents_by_req_key', 'signed_documents', ['company_id', 'req_key'])
  await index('signed_documents_by_id', 'signed_documents', ['company_id', 'id'])
}

/** Room on PostgreSQL for everything until now, for this year and for the next. */
const years = async ({ db, kind }: Migrating): Promise<void> => {
  if (kind === 'sqlite') return
  const year = yearOf(new Date())
  for (const table of ['signed_documents', 'document_steps', 'document_messages'])
    await sql`create table ${sql.table(`${table}_before`)} partition of ${sql.table(table)}
      for values from (minvalue) to (${sql.lit(year)})`.execute(db)
  await makeYear(db, year)
  await makeYear(db, year + 1)
}

/** Tables of what every kind of document leaves behind: the company first in each key, then the year of the document (decision 0468). */
export const documents = async (migration: Migrating): Promise<void> => {
  await tables(migration)
  await indexes(migration)
  await years(migration)
}
