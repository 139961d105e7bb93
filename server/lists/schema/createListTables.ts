import { sql } from 'kysely'
import type { Migrating } from '../../store/migrations/schemaBuilder.ts'
import { indexOf, type ListedColumns } from './listedColumns.ts'
import { namesOtherDay } from './otherDays.ts'
import { createTallies } from './tallies.ts'
import { createWordIndex } from './words.ts'

/** SQLite's carry what a search reads, so that it does not visit the rows. */
const createIndexes = async ({ db, kind }: Migrating, listed: ListedColumns): Promise<void> => {
  const { table, part, day, counted, sorted, texts } = listed
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  const covered = [...counted.map(({ column }) => column), ...texts]
  const covering = (but = '') => (kind === 'sqlite' ? covered.filter((column) => column !== but) : [])
  await index(indexOf(listed, 'day'), ['company_id', part, day, 'id', ...covering()])
  for (const [place, { column, name }] of counted.entries()) {
    const carried = place === 0 ? covering(column) : []
    await index(indexOf(listed, `${name}_day`), ['company_id', part, column, day, 'id', ...carried])
  }
  for (const column of sorted) await index(indexOf(listed, column), ['company_id', part, column, 'id', day])
  if (kind === 'sqlite')
    await index(indexOf(listed, 'search_number'), ['company_id', 'search_number', part, day, 'id', ...covered])
  await sql
    .raw(
      `create index ${table}_of_other_days on ${table} (${['company_id', part, day, 'id', ...covering()].join(', ')})
     where ${namesOtherDay(listed)[kind]}`,
    )
    .execute(db)
}

/**
 * What a table needs to be listed: tallies, an index of its words, indexes by day, counted and sorted columns. The table has `company_id`, `id`
 * and the columns that are named. Rows by the first of the counted columns are searched as often as by day, so that its index carries texts.
 */
export const createListTables = async (migration: Migrating, listed: ListedColumns): Promise<void> => {
  await createTallies(migration, listed)
  await createWordIndex(migration, listed)
  await createIndexes(migration, listed)
}
