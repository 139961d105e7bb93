import type { Kysely } from 'kysely'
import type { DatabaseKind } from './migrations/schema-builder.ts'
import type { Tables } from './tables.ts'

/** How much a search may read. */
export interface ListLimits {
  /** So many rows of a filter are read one by one, without an index. */
  readonly read: number
}

export const defaultListLimits: ListLimits = { read: 20_000 }

/** What queries are written over: a connection or a transaction, and what they have to know of its database. */
export interface Connection {
  readonly db: Kysely<Tables>
  readonly kind: DatabaseKind
  /** Whether PostgreSQL has the indexes that need its extensions; SQLite always has its own. */
  readonly hasIndex: boolean
  readonly limits: ListLimits
}
