import { sql } from 'kysely'
import { createHeadPart, createHeadTables } from '../../../../documents/heads/createHeadTables.ts'
import type { HeadColumns } from '../../../../documents/heads/headColumns.ts'
import { createListTables } from '../../../../lists/schema/createListTables.ts'
import type { ListedColumns } from '../../../../lists/schema/listedColumns.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const columns = {
  table: 'invoices',
  one: 'invoice',
  document: 'invoice_id',
  reference: 'refid',
  status: 'etax_status',
  message: 'etax_rslt',
  code: 'guid',
  given: ['lookup_cd', 'made_by'],
  said: [
    'channel',
    'xml_vs',
    'form_no',
    'serial_no',
    'inv_date',
    'inv_feature',
    'shop_id',
    'customer_id',
    'buyer_nm',
    'tax_code',
    'email',
    'curr_cd',
    'net_amt',
    'tax_amt',
    'total_amt',
    'total_order',
    'search_text',
  ],
  moved: ['issued_as', 'issued_text', 'number_order', 'tax_auth_cd', 'answered_at'],
} as const satisfies HeadColumns

/** By what invoices are listed. */
export const listed = {
  table: 'invoices',
  one: 'invoice',
  part: 'channel',
  day: 'inv_date',
  counted: [
    { column: 'etax_status', name: 'status' },
    { column: 'serial_no', name: 'serial_no' },
    { column: 'made_by', name: 'made_by' },
    { column: 'shop_id', name: 'shop' },
  ],
  sorted: ['refid', 'serial_no', 'number_order', 'buyer_nm', 'tax_code', 'total_order', 'etax_status'],
  texts: ['search_text', 'issued_text'],
  reference: 'hd',
} as const satisfies ListedColumns

const ownIndexes = async ({ db }: Migrating): Promise<void> => {
  const index = (name: string, of: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('invoices')
      .columns([...of])
      .execute()
  await index('invoices_of_buyer', ['company_id', 'tax_code', 'inv_date', 'id'])
  await index('invoices_of_customer', ['company_id', 'customer_id', 'inv_date', 'id'])
  await index('invoices_by_lookup', ['lookup_cd'])
  await sql`create unique index invoices_numbered on invoices (company_id, form_no, serial_no, number)
     where number is not null`.execute(db)
}

/** E-invoices: heads, contents, events, mails to buyers, and what their list is read by. */
export const invoiceTables = async (migration: Migrating): Promise<void> => {
  await createHeadTables(migration, columns)
  const { schema } = migration.db
  await schema.alterTable('invoices').addColumn('number', 'integer').execute()
  for (const amount of ['net_vnd', 'tax_vnd', 'total_vnd'])
    await schema.alterTable('invoices').addColumn(amount, 'bigint').execute()
  await createHeadPart(migration, columns, 'invoice_mails', { columns: ['id', 'address', 'at'], key: ['id'] })
  await createListTables(migration, listed)
  await ownIndexes(migration)
}
