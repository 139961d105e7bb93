import { sql, type QueryExecutorProvider } from 'kysely'
import { authorityStatuses } from '../../../../../src/domain/declaration/status.ts'
import { codeItems } from '../../../../../src/domain/codeLists.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'
import { searchText } from '../../../../store/matching.ts'
import { typeNames } from '../declarationSearch.ts'
import { statusNames } from '../statusNames.ts'
import { indexAll, keepIndexed } from './0008-declaration-index.ts'

const day = `substr(register_date, 9, 2) || '/' || substr(register_date, 6, 2) || '/' || substr(register_date, 1, 4)`

const textOfSeller = (code: string) => {
  const names = searchText(typeNames(code))
  // The order in which a declaration was written, and the one of those that were there before (migration 0006).
  const written = sql`${'\n'} || ${sql.raw(day)} || ${`\n${names}\n`}`
  const added = sql`${`\n${names}\n`} || ${sql.raw(day)} || ${'\n'}`
  return sql`rtrim(replace(replace(search_text || ${'\n'}, ${written}, ${'\n'}), ${added}, ${'\n'}), ${'\n'})`
}

const textOfAuthority = (status: (typeof authorityStatuses)[number]) => {
  const names = searchText([...statusNames[status], ''])
  const length = sql.lit(names.length)
  return sql`case when substr(answer_text, 1, ${length}) = ${names} then substr(answer_text, ${length} + 1) else answer_text end`
}

/** Texts hold no more what is searched in columns: of the seller's text the day and the names of the type, of the authority's those of the status. */
export const shortenTexts = async (db: QueryExecutorProvider): Promise<void> => {
  const types = codeItems('declaration-type').map(({ code }) => sql`when ${code} then ${textOfSeller(code)}`)
  const statuses = authorityStatuses.map((status) => sql`when ${status} then ${textOfAuthority(status)}`)
  await sql`update declarations set
    search_text = case decl_type ${sql.join(types, sql` `)} else search_text end,
    answer_text = case noti_cd_tax ${sql.join(statuses, sql` `)} else answer_text end`.execute(db)
}

const byDay = ['company_id', 'register_date', 'id'] as const
const byNumber = ['company_id', 'search_number'] as const
const byStatusAndDay = ['company_id', 'noti_cd_tax', 'register_date', 'id'] as const
const texts = ['search_text', 'answer_text'] as const

/**
 * Indexes that keep a list's rows by day, also those of a status or a type. SQLite's carry all that a search reads, so that it does not
 * visit the rows; an entry of PostgreSQL's indexes has no room for texts.
 */
const indexByDay = async ({ db, kind }: Migrating): Promise<void> => {
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('declarations')
      .columns([...columns])
      .execute()
  if (kind === 'sqlite') {
    await db.schema.dropIndex('declarations_by_register_date').execute()
    await index('declarations_by_register_date', [...byDay, 'noti_cd_tax', 'decl_type', ...texts])
    await db.schema.dropIndex('declarations_by_search_number').execute()
    await index('declarations_by_search_number', [...byNumber, ...byDay.slice(1), 'noti_cd_tax', 'decl_type', ...texts])
  }
  await index('declarations_by_status_day', [...byStatusAndDay, ...(kind === 'sqlite' ? ['decl_type', ...texts] : [])])
  await index('declarations_by_type_day', ['company_id', 'decl_type', 'register_date', 'id'])
}

/** Day, type and status are searched in their columns (decision 0190). */
export const shownColumns = async (migration: Migrating): Promise<void> => {
  const { db, kind } = migration
  // Without the index while all texts change; PostgreSQL's is made anew at the start (searchIndex.ts).
  if (kind === 'postgres') await sql`drop index if exists declarations_by_words`.execute(db)
  else await sql`drop trigger declarations_reindexed`.execute(db)
  await shortenTexts(db)
  if (kind === 'sqlite')
    for (const step of [
      `insert into declaration_index (declaration_index) values ('delete-all')`,
      indexAll,
      keepIndexed,
    ])
      await sql.raw(step).execute(db)
  await indexByDay(migration)
}
