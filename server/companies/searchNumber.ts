import { sql, type RawBuilder } from 'kysely'

/** By which a search index of SQLite tells the words of a company from those of others. */
export const searchNumberOf = (companyId: string): RawBuilder<{ value: number | null }> =>
  sql`select search_number as value from companies where id = ${companyId}`
