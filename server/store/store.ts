import type { Result } from '../../src/domain/result.ts'

export interface Transactions<Repositories> {
  /**
   * All that `work` writes through the repositories it is given becomes durable together, once it answers ok; on a failure or
   * an exception nothing of it remains. Inside, the store's own repositories are out of bounds: SQLite has one connection.
   */
  readonly transaction: <Value, F>(
    work: (inside: Repositories) => Promise<Result<Value, F>>,
  ) => Promise<Result<Value, F>>
}

/** Repositories of the database, each of whose calls commits at once, and transactions over the same repositories. */
export type StoreOf<Repositories> = Repositories & Transactions<Repositories>
