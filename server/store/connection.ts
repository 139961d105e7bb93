import type { Kysely } from 'kysely'
import type { DatabaseKind } from './migrations/schemaBuilder.ts'
import type { Tables } from './tables.ts'

/** How much a search may read. */
export interface ListLimits {
  /** So many rows of a list are read in order before anything else is asked: a sample that shows what many declarations hold. */
  readonly sampled: number
  /** Lists of so many rows are read one by one, without an index of words. */
  readonly read: number
  /** What is found by texts is counted so far; beyond it the total is a minimum. */
  readonly counted: number
}

/** On SQLite, reading stays within an index that carries the texts. */
export const defaultListLimits: Readonly<Record<DatabaseKind, ListLimits>> = {
  sqlite: { sampled: 2000, read: 40_000, counted: 1000 },
  postgres: { sampled: 2000, read: 5000, counted: 1000 },
}

/** What queries are written over: a connection or a transaction, and what they have to know of its database. */
export interface Connection {
  readonly db: Kysely<Tables>
  readonly kind: DatabaseKind
  readonly limits: ListLimits
}
