import { Kysely, sql } from 'kysely'
import { defaultListLimits, type Connection, type ListLimits } from './connection.ts'
import { isMigrated, migrate, type Migrations } from './migrations/migrate.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from './postgres.ts'
import type { DatabaseLimits } from './postgresPool.ts'
import { forEveryCompany } from './statements.ts'
import { aloneWith, sqliteDialect } from './sqlite.ts'
import type { StoreOf } from './store.ts'
import type { Tables } from './tables.ts'
import { groupedTransactions, singleTransactions } from './transactions.ts'

/** Where the data is: a file of node:sqlite, or a PostgreSQL connection string. */
export type DatabaseLocation =
  | {
      readonly kind: 'sqlite'
      readonly path: string
      /** Milliseconds to wait for a lock that another process holds. */
      readonly lockLimit?: number
      readonly listLimits?: ListLimits
    }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** Hears of every connection that breaks. */
      readonly onConnectionLost: (error: Error) => void
      readonly limits?: DatabaseLimits
      readonly listLimits?: ListLimits
    }

/** What is kept in a database: its schema, and the queries over it. */
export interface Schema<Repositories extends object> {
  readonly migrations: Migrations
  readonly repositories: (connection: Connection) => Repositories
}

/** Migrates, and answers the database as requests use it: on PostgreSQL with limits that migrations do not have. */
const migrated = async (migrations: Migrations, location: DatabaseLocation): Promise<Kysely<Tables>> => {
  if (location.kind === 'sqlite') {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(location.path, location.lockLimit) })
    await aloneWith(location.path, () => forEveryCompany(() => migrate(db, migrations, location.kind)))
    return db
  }
  const { url, onConnectionLost, limits = defaultLimits } = location
  const unlimited = new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, onlyConnectLimited(limits)) })
  try {
    await forEveryCompany(() => migrate(unlimited, migrations, location.kind))
  } finally {
    await unlimited.destroy()
  }
  return new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, limits) })
}

/** A file is written to or not available; a server of PostgreSQL may be left with reading alone. */
const takesWrites = async (db: Kysely<Tables>, kind: DatabaseLocation['kind']): Promise<boolean> => {
  const mode = kind === 'sqlite' ? sql`'off'` : sql`current_setting('transaction_read_only')`
  const { rows } = await sql<{ mode: string }>`select ${mode} as mode`.execute(db)
  return rows[0]?.mode === 'off'
}

export interface OpenDatabase<Repositories> {
  readonly store: StoreOf<Repositories> & { readonly close: () => Promise<void> }
  /** For what lives beside the store in the same database. */
  readonly db: Kysely<Tables>
  /** Whether the database answers, and takes what is written. */
  readonly takesWrites: () => Promise<boolean>
  /** Whether the database has, still, the schema that this server brought it to. */
  readonly isLatestSchema: () => Promise<boolean>
}

/** Opens a database and brings it to the latest schema. */
export const openDatabase = async <Repositories extends object>(
  schema: Schema<Repositories>,
  location: DatabaseLocation,
): Promise<OpenDatabase<Repositories>> => {
  const db = await migrated(schema.migrations, location)
  const { kind, listLimits: limits = defaultListLimits[location.kind] } = location
  const repositoriesIn = (over: Kysely<Tables>): Repositories => schema.repositories({ db: over, kind, limits })
  // PostgreSQL gathers commits itself; SQLite would sync the disk for each, one after the other.
  const transactions = kind === 'sqlite' ? groupedTransactions : singleTransactions
  return {
    store: { ...repositoriesIn(db), transaction: transactions(db, repositoriesIn), close: () => db.destroy() },
    db,
    takesWrites: () => takesWrites(db, kind),
    isLatestSchema: () => isMigrated(db, schema.migrations, kind),
  }
}
