/**
 * Columns as the queries see them; whoever owns a table adds it here by a `declare module` beside its queries. Moments are ISO 8601 in UTC
 * with milliseconds, so that texts order as times do; flags are 0 and 1; `content` and `detail` hold JSON.
 */
export interface Tables {
  kysely_migration: { name: string; timestamp: string }
}

/**
 * Whose rows a table holds: those of `company` belong to one company each, which stands in each of their keys and references and is named by
 * every statement, so that PostgreSQL can be distributed by company (decision 0203); those of `server` to the server as a whole.
 */
export type TableOwner = 'company' | 'server'
export type TableOwners = { readonly [Name in keyof Tables]?: TableOwner }
