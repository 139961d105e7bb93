import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import { guardQueries, withDriver } from './guardedDialect.ts'

/** Prepared statements kept at once; texts vary only by the length of `in` lists. */
const keptStatements = 500

const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`)
}

const asKyselyStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(bindable)),
  run: (parameters) => statement.run(...parameters.map(bindable)),
  iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
})

/**
 * Ends the write-ahead log where nobody else uses the database: its file is then all of it, and says so. In a copy of a file that was in use
 * it stands that its log is missing (docs/decisions/0421).
 */
const close = (database: DatabaseSync): void => {
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    // Another process uses it: the last one to close it does this.
  }
  database.close()
}

const asKyselyDatabase = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => close(database),
    prepare: (text) => {
      // A transaction that reads first and writes later cannot upgrade its lock once another process has written.
      const sql = text === 'begin' ? 'begin immediate' : text
      const kept = statements.get(sql)
      if (kept !== undefined) return kept
      if (statements.size >= keptStatements) statements.clear()
      const prepared = asKyselyStatement(database.prepare(sql))
      statements.set(sql, prepared)
      return prepared
    },
  }
}

/** Milliseconds that opening the file, and by default a query, waits for another process, and how often the query looks. */
const openingLimit = 10_000
const defaultLockLimit = 10_000
const lockPause = 20

/** Opens a database file so that an acknowledged commit survives a power cut: write-ahead log, every commit synced. */
const openSqlite = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: openingLimit, enableForeignKeyConstraints: true })
  // SQLite itself would wait for a lock with the whole process: the driver waits instead.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;')
  return database
}

/** Primary result codes of what passes by itself: locks, errors of the disk, and a full one. */
const codes = { busy: 5, locked: 6, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const
const passing: readonly number[] = Object.values(codes)

/** The primary result code; extended ones carry more than the last byte. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null

const attempt = async <Value>(query: () => Promise<Value>, lockLimit: number): Promise<Value> => {
  const until = performance.now() + lockLimit
  for (;;) {
    try {
      return await query()
    } catch (error) {
      const code = codeOf(error)
      if (code === null || !passing.includes(code)) throw error
      const mayWait = (code === codes.busy || code === codes.locked) && performance.now() < until
      if (!mayWait) throw new DatabaseUnavailable(error)
    }
    await setTimeout(lockPause)
  }
}

class GuardedDriver extends SqliteDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>()
  readonly #lockLimit: number

  constructor(database: SqliteDatabase, lockLimit: number) {
    super({ database })
    this.#lockLimit = lockLimit
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection()
    if (!this.#guarded.has(connection)) guardQueries(connection, (query) => attempt(query, this.#lockLimit))
    this.#guarded.add(connection)
    return connection
  }
}

/**
 * Does the work while nobody else does it to the same database, in this process or another: Kysely takes no lock of its own on SQLite. The lock
 * is that of a file beside it, which the system lets go where the process dies.
 */
export const aloneWith = async <Value>(path: string, work: () => Promise<Value>): Promise<Value> => {
  const lock = new DatabaseSync(`${path}-lock`, { timeout: 0 })
  try {
    await attempt(async () => lock.exec('begin exclusive'), openingLimit)
    return await work()
  } finally {
    lock.close()
  }
}

/** Has the steps of the schema that are missing executed in one transaction, which syncs the disk once, and all of them or none. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's SQLite dialect over node:sqlite. Whatever the file cannot take at the moment is thrown as `DatabaseUnavailable`. */
export const sqliteDialect = (path: string, lockLimit = defaultLockLimit): Dialect => {
  const database = asKyselyDatabase(openSqlite(path))
  const dialect = withDriver(new SqliteDialect({ database }), () => new GuardedDriver(database, lockLimit))
  return { ...dialect, createAdapter: () => new TransactionalAdapter() }
}
