import { sql, type RawBuilder } from 'kysely'

/** The values of a column by the ids of rows, for an update of several rows in one statement; a row that is not named keeps what it has. */
export const byId = <Value extends string | null>(
  column: string,
  values: readonly (readonly [string, Value])[],
): RawBuilder<Value> => {
  const kept = sql<Value>`${sql.ref(column)}`
  if (values.length === 0) return kept
  const named = values.map(([id, value]) => sql`when ${id} then ${value}`)
  return sql<Value>`case ${sql.ref('id')} ${sql.join(named, sql` `)} else ${kept} end`
}
