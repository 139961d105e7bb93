import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient } from 'pg'

/** Time limits of a database in milliseconds; 0 is none. */
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

const limitedSocket = (silence: number) => (): Socket => {
  const socket = new Socket()
  // A silent socket is destroyed with an error, so that its query fails and the pool drops the connection.
  return socket.setTimeout(silence, () => socket.destroy(new Error('the database does not answer')))
}

/**
 * Compiling a statement costs many times what the short ones of requests take; and where memory for all that an index proposes is short,
 * every row of a page is looked at instead.
 */
const ownSettings = ({ lock, statement, silence }: DatabaseLimits): Readonly<Record<string, string>> => ({
  jit: 'off',
  work_mem: '16MB',
  ...(lock > 0 ? { lock_timeout: String(lock) } : {}),
  ...(statement > 0 ? { statement_timeout: String(statement) } : {}),
  ...(silence > 0 ? { idle_in_transaction_session_timeout: String(silence) } : {}),
})

/** By statement: as parameters of the connection a pooler refuses them. What the connection string gives as `options` counts. */
const applySettings = (client: PoolClient, limits: DatabaseLimits) =>
  client.query(
    `select set_config(own.key, own.value, false) from json_each_text($1) as own
    where not exists (select from pg_settings where name = own.key and source = 'client')`,
    [JSON.stringify(ownSettings(limits))],
  )

/** Milliseconds: a database that stays as it is is not asked for new connections by each statement that fails. */
const longestRenewing = 1000

/** A pool, and how all its connections are replaced: each that is idle now, or given back later, is closed. */
export interface RenewablePool {
  readonly pool: PostgresPool
  readonly renew: () => void
}

/** `onConnectionLost` hears of each connection that breaks, whether it is in use or idle. */
export const openPool = (
  connectionString: string,
  onConnectionLost: (error: Error) => void,
  limits: DatabaseLimits,
): RenewablePool => {
  const pool = new Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    stream: limitedSocket(limits.silence),
  })
  // A connection is opened by whichever request needs it, and lost outside of it.
  const lost = AsyncResource.bind(onConnectionLost)
  pool.on('connect', (client) => client.on('error', lost))
  // An idle connection that breaks notifies the pool as well; without a listener that would end the process.
  pool.on('error', () => undefined)

  let generation = 0
  let renewedAt = -Infinity
  const generations = new WeakMap<PoolClient, number>()

  const prepare = async (client: PoolClient): Promise<void> => {
    if (generations.has(client)) return
    try {
      await applySettings(client, limits)
    } catch (error) {
      client.release(true)
      throw error
    }
    generations.set(client, generation)
  }

  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    await prepare(client)
    const release = client.release.bind(client)
    const isOutdated = () => generations.get(client) !== generation
    client.release = (destroy) => release(destroy ?? isOutdated())
    if (!isOutdated()) return client
    client.release(true)
    return connect()
  }

  return {
    pool: { connect, end: () => pool.end(), options: pool.options },
    renew() {
      if (performance.now() - renewedAt < longestRenewing) return
      renewedAt = performance.now()
      generation += 1
    },
  }
}
