import { sql, type CreateTableBuilder } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const amounts = ['net_vnd', 'tax_vnd', 'total_vnd']
const halves = amounts.flatMap((amount) => [`${amount}_high`, `${amount}_low`])
const alike = ['company_id', 'channel', 'inv_date', 'etax_status', 'serial_no', 'made_by', 'shop_id']
const columns = [...alike, 'change', ...halves].join(', ')

const isSummed = (row: string): string =>
  `(${row}.etax_status in ('sent', 'accepted') and ${row}.noticed <> 'cancelled' and ${row}.corrected_by <> '1')`

/** Amounts stand in two halves: whole amounts of many invoices go beyond what a column holds. */
const halvesOf = (row: string): readonly string[] =>
  amounts.flatMap((amount) => ['/', '%'].map((half) => `coalesce(${row}.${amount}, 0) ${half} 1000000000`))

const of = (row: string): string => alike.map((column) => `${row}.${column}`).join(', ')

const add = (row: 'old' | 'new', change: 1 | -1): string => `insert into invoice_sums (${columns})
  select ${of(row)}, ${change}, ${halvesOf(row)
    .map((half) => `${change} * (${half})`)
    .join(', ')} where ${isSummed(row)}`

const changed = [...alike, 'noticed', 'corrected_by', ...amounts].filter((column) => column !== 'company_id').join(', ')
const mayChangeSums = `(${isSummed('old')} or ${isSummed('new')})`

const triggers: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger invoices_summed after insert on invoices begin ${add('new', 1)}; end`,
    `create trigger invoices_unsummed after delete on invoices begin ${add('old', -1)}; end`,
    `create trigger invoices_resummed after update of ${changed} on invoices
     when ${mayChangeSums} begin ${add('old', -1)}; ${add('new', 1)}; end`,
  ],
  postgres: [
    `create function sum_invoices() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${add('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${add('new', 1)}; end if;
       return null;
     end $$`,
    `create trigger invoices_summed after insert or delete on invoices for each row execute function sum_invoices()`,
    `create trigger invoices_resummed after update of ${changed} on invoices
     for each row when ${mayChangeSums} execute function sum_invoices()`,
  ],
}

const addAll = `insert into invoice_sums (${columns}) select ${of('invoices')}, count(*), ${halvesOf('invoices')
  .map((half) => `sum(${half})`)
  .join(', ')} from invoices where ${isSummed('invoices')} group by ${of('invoices')}`

/**
 * What issued invoices come to by what they are counted by, as changes that housekeeping adds up: adding up a million invoices takes a second.
 * Invoices are found by what they come to.
 */
export const sumsOfInvoices = async ({ db, kind, text }: Migrating): Promise<void> => {
  const number = kind === 'postgres' ? sql`bigint` : sql`integer`
  const begun = db.schema
    .createTable('invoice_sums')
    .addColumn('number', number, (column) =>
      kind === 'postgres' ? column.generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
  const named = alike.reduce<Table>((table, column) => table.addColumn(column, text, (built) => built.notNull()), begun)
  await ['change', ...halves]
    .reduce<Table>((table, column) => table.addColumn(column, 'bigint', (built) => built.notNull()), named)
    .$call((table) =>
      kind === 'postgres' ? table.addPrimaryKeyConstraint('invoice_sums_key', ['company_id', 'number']) : table,
    )
    .execute()
  for (const statement of [addAll, ...triggers[kind]]) await sql.raw(statement).execute(db)
  const index = (name: string, on: string, of: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(on)
      .columns([...of])
      .execute()
  await index('invoice_sums_by_day', 'invoice_sums', [...alike, 'change', ...halves])
  const counted = kind === 'sqlite' ? ['etax_status', 'serial_no', 'made_by', 'shop_id'] : []
  await index('invoices_by_total', 'invoices', ['company_id', 'channel', 'total_vnd', 'inv_date', 'id', ...counted])
}
