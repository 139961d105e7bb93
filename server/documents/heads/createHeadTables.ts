import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../../store/migrations/schemaBuilder.ts'
import { contentsOf, eventsOf, textsOf, type HeadColumns } from './headColumns.ts'

type Table = CreateTableBuilder<string, string>

const tableOf = ({ db, text }: Migrating, name: string, columns: readonly string[], key: readonly string[]): Table =>
  columns
    .reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema.createTable(name),
    )
    .addPrimaryKeyConstraint(`${name}_key`, [...key])

/** A table of what hangs on heads, and goes with them. @param columns texts; those of the key name the company and the document first */
export const createHeadPart = async (
  migration: Migrating,
  { table, document }: Pick<HeadColumns, 'table' | 'document'>,
  name: string,
  { columns, key }: { readonly columns: readonly string[]; readonly key: readonly string[] },
): Promise<void> => {
  const of = ['company_id', document]
  await tableOf(migration, name, [...of, ...columns], [...of, ...key])
    .addForeignKeyConstraint(`${name}_of_${table}`, of, table, ['company_id', 'id'], (owner) =>
      owner.onDelete('cascade'),
    )
    .execute()
}

/**
 * Heads, contents and events of a kind. A migration has columns of its own, which never change: it states those that `HeadColumns` named when
 * it was written.
 */
export const createHeadTables = async (migration: Migrating, columns: HeadColumns): Promise<void> => {
  const { table } = columns
  await tableOf(migration, table, textsOf(columns), ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint(`${table}_of_company`, ['company_id'], 'companies', ['id'])
    .execute()
  await createHeadPart(migration, columns, contentsOf(columns), { columns: ['content'], key: [] })
  await createHeadPart(migration, columns, eventsOf(columns), {
    columns: ['id', 'at', 'status', 'message'],
    key: ['at', 'id'],
  })
}
