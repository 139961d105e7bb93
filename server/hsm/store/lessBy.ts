import { sql, type RawBuilder } from 'kysely'

/** A counter less so many, and never below none. */
export const lessBy = (column: string, by: number): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(column)} > ${by} then ${sql.ref(column)} - ${by} else 0 end`
