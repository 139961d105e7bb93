import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Kysely's PostgreSQL dialect. `onIdleError` hears of connections that break while nobody uses them. */
export const postgresDialect = (connectionString: string, onIdleError: (error: Error) => void): PostgresDialect => {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', onIdleError)
  return new PostgresDialect({ pool })
}
