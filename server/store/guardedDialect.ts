import { publishStatement } from './statements.ts'
import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'

/** A dialect that talks through another driver than its own. */
export const withDriver = (dialect: Dialect, createDriver: () => Driver): Dialect => ({
  createDriver,
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

/** Runs every query of a connection inside `around`. */
export const guardQueries = (
  connection: DatabaseConnection,
  around: <Value>(query: () => Promise<Value>) => Promise<Value>,
): void => {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection)
  connection.executeQuery = <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    publishStatement(query.sql)
    return around(() => execute<Row>(query, options))
  }
}
