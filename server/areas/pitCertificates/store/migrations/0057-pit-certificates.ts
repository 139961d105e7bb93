import { sql, type CreateTableBuilder } from 'kysely'
import { createListTables } from '../../../../lists/schema/createListTables.ts'
import type { ListedColumns } from '../../../../lists/schema/listedColumns.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const texts = [
  'company_id',
  'id',
  'refid',
  'issued_as',
  'xml_vs',
  'form_no',
  'serial_no',
  'number_order',
  'inv_date',
  'inv_feature',
  'corrects_sid',
  'corrected_by',
  'corrected_by_sid',
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_eml',
  'income_type',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  'income_order',
  'tax_order',
  'etax_status',
  'etax_rslt',
  'guid',
  'tax_auth_cd',
  'lookup_cd',
  'sign_by',
  'requested_at',
  'answered_at',
  'content_hash',
  'filed_hash',
  'search_text',
  'issued_text',
]
const amounts = [
  'final_insurance_amt',
  'donations_amt',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
]

const tableOf = ({ db, text }: Migrating, name: string, columns: readonly string[], key: readonly string[]): Table =>
  columns
    .reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema.createTable(name),
    )
    .addPrimaryKeyConstraint(`${name}_key`, [...key])

const heads = async (migration: Migrating): Promise<void> => {
  const table = tableOf(migration, 'pit_certificates', texts, ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer')
  await amounts
    .reduce<Table>((built, column) => built.addColumn(column, 'bigint'), table)
    .addForeignKeyConstraint('pit_certificates_of_company', ['company_id'], 'companies', ['id'])
    .execute()
}

/** What hangs on a certificate goes with it. */
const parts = async (migration: Migrating): Promise<void> => {
  const part = (name: string, columns: readonly string[], key: readonly string[]) =>
    tableOf(migration, name, ['company_id', 'certificate_id', ...columns], key)
      .addForeignKeyConstraint(
        `${name}_of_certificate`,
        ['company_id', 'certificate_id'],
        'pit_certificates',
        ['company_id', 'id'],
        (of) => of.onDelete('cascade'),
      )
      .execute()
  await part('pit_certificate_contents', ['content'], ['company_id', 'certificate_id'])
  await part('pit_certificate_events', ['id', 'at', 'status', 'message'], ['company_id', 'certificate_id', 'at', 'id'])
  await part('pit_certificate_mails', ['id', 'address', 'at'], ['company_id', 'certificate_id', 'id'])
}

const others = async (migration: Migrating): Promise<void> => {
  const { schema } = migration.db
  const draft = [
    'company_id',
    'id',
    'refid',
    'lookup_cd',
    'corrects_sid',
    'content_hash',
    'made_at',
    'content',
    'deleted_at',
  ]
  await tableOf(migration, 'deleted_pit_certificates', draft, ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('deleted_pit_certificates_age').on('deleted_pit_certificates').column('deleted_at').execute()
  const person = ['nm', 'taxcd', 'add', 'nation', 'resident', 'cid', 'tel_no', 'eml'].map((name) => `taxpayer_${name}`)
  await tableOf(
    migration,
    'pit_certificate_people',
    ['company_id', ...person, 'search_text'],
    ['company_id', 'taxpayer_taxcd'],
  ).execute()
  await schema
    .createIndex('pit_certificate_people_by_name')
    .on('pit_certificate_people')
    .columns(['company_id', 'taxpayer_nm', 'taxpayer_taxcd'])
    .execute()
  const reads = ['company_id', 'day', 'account_id', 'action', 'subject_id']
  await tableOf(migration, 'pit_certificate_reads', reads, reads).execute()
}

/** By what certificates are listed. */
export const listed = {
  table: 'pit_certificates',
  one: 'pit_certificate',
  part: 'form_no',
  day: 'inv_date',
  counted: [
    { column: 'etax_status', name: 'status' },
    { column: 'serial_no', name: 'serial_no' },
    { column: 'income_type', name: 'income_type' },
    { column: 'income_year', name: 'income_year' },
  ],
  sorted: [
    'refid',
    'serial_no',
    'number_order',
    'taxpayer_nm',
    'taxpayer_taxcd',
    'income_type',
    'income_year',
    'income_order',
    'tax_order',
    'etax_status',
  ],
  texts: ['search_text', 'issued_text'],
  reference: 'pit',
} as const satisfies ListedColumns

const ownIndexes = async ({ db }: Migrating): Promise<void> => {
  await db.schema
    .createIndex('pit_certificates_of_person')
    .on('pit_certificates')
    .columns(['company_id', 'taxpayer_taxcd', 'inv_date', 'id'])
    .execute()
  await sql`create unique index pit_certificates_numbered on pit_certificates (company_id, serial_no, number)
     where number is not null`.execute(db)
}

/** PIT certificates: heads, contents, events, people of them, and what their list is read by (decision 0491). */
export const pitCertificateTables = async (migration: Migrating): Promise<void> => {
  await heads(migration)
  await parts(migration)
  await others(migration)
  await createListTables(migration, listed)
  await ownIndexes(migration)
}
