import { sql, type Kysely, type RawBuilder } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** What a migration builds with: the connection, and the column type in which the two databases differ. */
export interface Migrating {
  readonly db: Kysely<unknown>
  readonly kind: DatabaseKind
  /** Text that compares by code points on both databases, whatever PostgreSQL's default collation is. */
  readonly text: RawBuilder<unknown>
}

export const migrating = (db: Kysely<unknown>, kind: DatabaseKind): Migrating => ({
  db,
  kind,
  text: kind === 'postgres' ? sql`text collate "C"` : sql`text`,
})
