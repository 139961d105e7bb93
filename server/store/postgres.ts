import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely'
import { DatabaseError, Pool } from 'pg'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import { guardQueries, withDriver } from './guardedDialect.ts'

/** Time limits of a database in milliseconds. */
export interface DatabaseLimits {
  /** Waiting for a connection. */
  readonly connect: number
  /** Waiting for a lock that another transaction holds. */
  readonly lock: number
  /** One statement, by the database's own clock. */
  readonly statement: number
  /** Silence on a connection that is in use: a database that hangs does not keep its own limits. */
  readonly silence: number
}

export const defaultLimits: DatabaseLimits = { connect: 5000, lock: 5000, statement: 10_000, silence: 15_000 }

/** Migrations may take their time. */
export const onlyConnectLimited = ({ connect }: DatabaseLimits): DatabaseLimits => ({
  connect,
  lock: 0,
  statement: 0,
  silence: 0,
})

/**
 * SQLSTATEs of what passes by itself: connection exceptions (08), insufficient resources (53), operator intervention (57), system
 * errors (58), and statements that lost against another transaction or a time limit.
 */
const passing = /^(?:08|53|57|58)|^(?:25P03|25P04|40001|40P01|55P03)$/

/** What is no answer of the database is a broken connection, unless it is a programming error. */
const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? passing.test(error.code ?? '')
    : error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)

const attempt = async <Value>(query: () => Promise<Value>): Promise<Value> => {
  try {
    return await query()
  } catch (error) {
    throw isPassing(error) ? new DatabaseUnavailable(error) : error
  }
}

class GuardedDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>()

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await attempt(() => super.acquireConnection(...options))
    if (!this.#guarded.has(connection)) guardQueries(connection, attempt)
    this.#guarded.add(connection)
    return connection
  }
}

const limitedSocket = (silence: number) => (): Socket => {
  const socket = new Socket()
  // A silent socket is destroyed with an error, so that its query fails and the pool drops the connection.
  return socket.setTimeout(silence, () => socket.destroy(new Error('the database does not answer')))
}

// Compiling a statement costs many times what the short ones of requests take; and where memory for all that an index proposes is short,
// every row of a page is looked at instead.
const ownOptions = '-c jit=off -c work_mem=16MB'

/** The connection string without its own `options`, which the driver takes in place of others, and all options together: what is given counts. */
export const withOwnOptions = (connectionString: string) => {
  const [address = '', query = ''] = connectionString.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  const given = parameters.get('options')
  if (given === null) return { connectionString, options: ownOptions }
  parameters.delete('options')
  return { connectionString: `${address}?${parameters}`, options: `${ownOptions} ${given}` }
}

/**
 * Kysely's PostgreSQL dialect. Whatever the database cannot do at the moment is thrown as `DatabaseUnavailable`.
 * `onConnectionLost` hears of each connection that breaks, whether it is in use or idle.
 */
export const postgresDialect = (
  connectionString: string,
  onConnectionLost: (error: Error) => void,
  { connect, lock, statement, silence }: DatabaseLimits,
): Dialect => {
  const pool = new Pool({
    ...withOwnOptions(connectionString),
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connect,
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: silence,
    stream: limitedSocket(silence),
  })
  // A connection is opened by whichever request needs it, and lost outside of it.
  const lost = AsyncResource.bind(onConnectionLost)
  pool.on('connect', (client) => client.on('error', lost))
  // An idle connection that breaks notifies the pool as well; without a listener that would end the process.
  pool.on('error', () => undefined)
  return withDriver(new PostgresDialect({ pool }), () => new GuardedDriver({ pool }))
}
