/**
 * Columns as the queries see them; whoever owns a table adds it here by a `declare module` beside its queries. Moments are ISO 8601 in UTC
 * with milliseconds, so that texts order as times do; flags are 0 and 1; `content` and `detail` hold JSON.
 */
export interface Tables {
  kysely_migration: { name: string; timestamp: string }
}
