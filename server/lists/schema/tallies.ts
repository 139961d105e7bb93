import { sql, type CreateTableBuilder } from 'kysely'
import type { DatabaseKind, Migrating } from '../../store/migrations/schemaBuilder.ts'
import type { ListedColumns } from './listedColumns.ts'

type Table = CreateTableBuilder<string, string>

const triggers = (
  { table, one }: ListedColumns,
  { columns, named }: { readonly columns: readonly string[]; readonly named: string },
): Readonly<Record<DatabaseKind, string[]>> => {
  const listed = (prefix: string): string => columns.map((column) => `${prefix}${column}`).join(', ')
  const tally = (row: 'old' | 'new', change: 1 | -1): string =>
    `insert into ${one}_tallies (${listed('')}, change) values (${listed(`${row}.`)}, ${change})`
  const isCountedOtherwise = columns.map((column) => `old.${column} <> new.${column}`).join(' or ')
  return {
    sqlite: [
      `create trigger ${named}_tallied after insert on ${table} begin ${tally('new', 1)}; end`,
      `create trigger ${named}_untallied after delete on ${table} begin ${tally('old', -1)}; end`,
      `create trigger ${named}_retallied after update of ${listed('')} on ${table}
     when ${isCountedOtherwise} begin ${tally('old', -1)}; ${tally('new', 1)}; end`,
    ],
    postgres: [
      `create function tally_${named}() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${tally('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${tally('new', 1)}; end if;
       return null;
     end $$`,
      `create trigger ${named}_tallied after insert or delete on ${table}
     for each row execute function tally_${named}()`,
      `create trigger ${named}_retallied after update of ${listed('')} on ${table}
     for each row when (${isCountedOtherwise}) execute function tally_${named}()`,
    ],
  }
}

/**
 * How many rows a company has of what is counted: the sum of the changes, which housekeeping adds up.
 * @param named what the names of the triggers begin with: a table may have several tallies
 */
export const createTallies = async (
  { db, kind, text }: Migrating,
  listed: ListedColumns,
  named = listed.table,
): Promise<void> => {
  const { one, part, day, counted } = listed
  const columns = ['company_id', part, day, ...counted.map(({ column }) => column)]
  const number = kind === 'postgres' ? sql`bigint` : sql`integer`
  const begun = db.schema
    .createTable(`${one}_tallies`)
    .addColumn('number', number, (column) =>
      kind === 'postgres' ? column.generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
  await columns
    .reduce<Table>((table, column) => table.addColumn(column, text, (built) => built.notNull()), begun)
    .addColumn('change', 'integer', (column) => column.notNull())
    // SQLite numbers rows by their only key.
    .$call((table) =>
      kind === 'postgres' ? table.addPrimaryKeyConstraint(`${one}_tallies_key`, ['company_id', 'number']) : table,
    )
    .execute()
  await db.schema
    .createIndex(`${one}_tallies_by_day`)
    .on(`${one}_tallies`)
    .columns([...columns, 'change'])
    .execute()
  for (const trigger of triggers(listed, { columns, named })[kind]) await sql.raw(trigger).execute(db)
}
