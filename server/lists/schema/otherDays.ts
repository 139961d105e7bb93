import type { DatabaseKind } from '../../store/migrations/schemaBuilder.ts'
import { textsOf, type ListedColumns } from './listedColumns.ts'

/**
 * Rows whose texts may name another day than their own: all in whose texts a reference of another day stands, on SQLite also a year of 19xx or
 * 20xx that is not their own. There, digits of some days read as a year themselves, such as 2010 in "20220105" (decision 0397).
 */
export const namesOtherDay = (listed: ListedColumns): Readonly<Record<DatabaseKind, string>> => {
  const { day, reference } = listed
  const ownDay = `'${reference}' || replace(${day}, '-', '')`
  const onSqlite = `(${textsOf(listed, 'sqlite')})`
  const onPostgres = textsOf(listed, 'postgres')
  return {
    sqlite: `(replace(${onSqlite}, ${ownDay}, ' ') glob '*20[0-9][0-9]*'
    or replace(${onSqlite}, ${ownDay}, ' ') glob '*19[0-9][0-9]*'
    or ${onSqlite} glob '*' || ${ownDay} || '[0-9]*'
    or substr(${day}, 1, 2) not in ('19', '20') or substr(${day}, 3, 2) in ('19', '20')
    or substr(${day}, 4, 1) = '2')`,
    postgres: `(replace(${onPostgres}, ${ownDay}, ' ') like '%${reference}20%'
    or replace(${onPostgres}, ${ownDay}, ' ') like '%${reference}19%')`,
  }
}
