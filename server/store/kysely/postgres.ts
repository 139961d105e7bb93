import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

const eightByteInteger = 20

/**
 * Kysely's PostgreSQL dialect. Eight-byte integers (counts, sizes, seconds) come as numbers: all of them stay far below 2^53.
 * `onIdleError` hears of connections that break while nobody uses them.
 */
export const postgresDialect = (connectionString: string, onIdleError: (error: Error) => void): PostgresDialect => {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === eightByteInteger ? Number : types.getTypeParser(oid, format),
    },
  })
  pool.on('error', onIdleError)
  return new PostgresDialect({ pool })
}
