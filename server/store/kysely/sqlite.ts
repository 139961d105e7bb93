import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

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

const asKyselyDatabase = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
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

/** Opens a database file so that an acknowledged commit survives a power cut: write-ahead log, every commit synced. */
const openSqlite = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full;')
  return database
}

/** Kysely's SQLite dialect over node:sqlite. */
export const sqliteDialect = (path: string): SqliteDialect =>
  new SqliteDialect({ database: asKyselyDatabase(openSqlite(path)) })
