import { sql } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const ownDay = `'tk' || replace(register_date, '-', '')`
const textsOnSqlite = `(search_text || char(10) || answer_text)`

/**
 * Declarations whose texts may name another day than their own: all in whose texts a reference of another day stands, on SQLite also a year
 * of 19xx or 20xx that is not their own. There, digits of some days read as a year themselves, such as 2010 in "20220105".
 */
export const namesOtherDay: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `(replace(${textsOnSqlite}, ${ownDay}, ' ') glob '*20[0-9][0-9]*'
    or replace(${textsOnSqlite}, ${ownDay}, ' ') glob '*19[0-9][0-9]*'
    or ${textsOnSqlite} glob '*' || ${ownDay} || '[0-9]*'
    or substr(register_date, 1, 2) not in ('19', '20') or substr(register_date, 3, 2) in ('19', '20')
    or substr(register_date, 4, 1) = '2')`,
  postgres: `(replace(search_text || e'\\n' || answer_text, ${ownDay}, ' ') like '%tk20%'
    or replace(search_text || e'\\n' || answer_text, ${ownDay}, ' ') like '%tk19%')`,
}

/** What is searched by the beginning of a reference or by a year is found in its days and in an index of the rest (decision 0397). */
export const otherDays = async ({ db, kind }: Migrating): Promise<void> => {
  const covered = kind === 'sqlite' ? ', noti_cd_tax, decl_type, search_text, answer_text' : ''
  await sql
    .raw(
      `create index declarations_of_other_days on declarations (company_id, decl_form_no, register_date, id${covered})
      where ${namesOtherDay[kind]}`,
    )
    .execute(db)
  if (kind === 'sqlite')
    await sql`create virtual table declaration_vocabulary using fts5vocab(declaration_index, instance)`.execute(db)
}
