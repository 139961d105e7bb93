import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely'
import { DatabaseError } from 'pg'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import { guardQueries, withDriver } from './guardedDialect.ts'
import { openPool, type DatabaseLimits, type RenewablePool } from './postgresPool.ts'

export const defaultLimits: DatabaseLimits = { connect: 5000, lock: 5000, statement: 10_000, silence: 15_000 }

/** Migrations may take their time: `withoutLimits` says so in each transaction. */
export const onlyConnectLimited = ({ connect }: DatabaseLimits): DatabaseLimits => ({
  connect,
  lock: 0,
  statement: 0,
  silence: 0,
})

/** SQLSTATE of writing where only reading is possible, as on a server that another has taken over from. */
const readOnly = '25006'

/**
 * SQLSTATEs of what passes by itself: connection exceptions (08), insufficient resources (53), operator intervention (57), system
 * errors (58), a server that can only be read, and statements that lost against another transaction or a time limit.
 */
const passing = /^(?:08|53|57|58)|^(?:25006|25P03|25P04|40001|40P01|55P03)$/

/** What is no answer of the database is a broken connection, unless it is a programming error. */
const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? passing.test(error.code ?? '')
    : error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)

/** Its limits hold for one transaction: behind a pooler the next may have another connection. */
const withoutLimits = CompiledQuery.raw(
  "select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name",
)

const hasNoLimits = ({ lock, statement }: DatabaseLimits): boolean => lock === 0 && statement === 0

class GuardedDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>()
  readonly #renew: () => void
  readonly #limits: DatabaseLimits

  constructor({ pool, renew }: RenewablePool, limits: DatabaseLimits) {
    super({ pool })
    this.#renew = renew
    this.#limits = limits
  }

  async #attempt<Value>(query: () => Promise<Value>): Promise<Value> {
    try {
      return await query()
    } catch (error) {
      // Whatever stands behind the address now: the connections of before still lead to the server that can only be read.
      if (error instanceof DatabaseError && error.code === readOnly) this.#renew()
      throw isPassing(error) ? new DatabaseUnavailable(error) : error
    }
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await this.#attempt(() => super.acquireConnection(...options))
    if (!this.#guarded.has(connection)) guardQueries(connection, (query) => this.#attempt(query))
    this.#guarded.add(connection)
    return connection
  }

  override async beginTransaction(...options: Parameters<PostgresDriver['beginTransaction']>) {
    await super.beginTransaction(...options)
    if (hasNoLimits(this.#limits)) await options[0].executeQuery(withoutLimits)
  }
}

/**
 * Kysely's PostgreSQL dialect. Whatever the database cannot do at the moment is thrown as `DatabaseUnavailable`.
 * `onConnectionLost` hears of each connection that breaks, whether it is in use or idle.
 */
export const postgresDialect = (
  connectionString: string,
  onConnectionLost: (error: Error) => void,
  limits: DatabaseLimits,
): Dialect => {
  const renewable = openPool(connectionString, onConnectionLost, limits)
  return withDriver(new PostgresDialect({ pool: renewable.pool }), () => new GuardedDriver(renewable, limits))
}
