import { AsyncLocalStorage } from 'node:async_hooks'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { Transactions } from './store.ts'
import type { Tables } from './tables.ts'

type RepositoriesIn<Repositories> = (db: Kysely<Tables>) => Repositories
type Transaction<Repositories> = Transactions<Repositories>['transaction']

/** What a transaction has come to: whether what was written stays. */
interface Ended {
  readonly ok: boolean
}

/**
 * Runs what undoes a failed piece of work; answers whether it could. Where it cannot, nothing is left to undo: SQLite has rolled back
 * by itself, or the connection to PostgreSQL is gone. The failure that counts is the one before it.
 */
const isUndone = async (undo: () => Promise<unknown>): Promise<boolean> => {
  try {
    await undo()
    return true
  } catch {
    return false
  }
}

/** Runs work in a transaction of its own; an exception rolls it back. */
const runAlone = async <Outcome extends Ended>(
  db: Kysely<Tables>,
  work: (transaction: ControlledTransaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => {
  const transaction = await db.startTransaction().execute()
  try {
    const outcome = await work(transaction)
    await (outcome.ok ? transaction.commit() : transaction.rollback()).execute()
    return outcome
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await isUndone(() => transaction.rollback().execute())
    throw error
  }
}

/** A transaction of its own for each piece of work. */
export const singleTransactions =
  <Repositories>(db: Kysely<Tables>, repositoriesIn: RepositoriesIn<Repositories>): Transaction<Repositories> =>
  (work) =>
    runAlone(db, (transaction) => work(repositoriesIn(transaction)))

interface Announced extends Ended {
  /** Answers the outcome to who waits for it, once it is durable. */
  readonly announce: () => void
}

/** Work that waits for the next group. */
interface Waiting<Repositories> {
  readonly run: (inside: Repositories) => Promise<Announced>
  readonly fail: (error: unknown) => void
}

/** Runs one piece of a group and undoes what it wrote unless that stays; answers how to announce its outcome. */
const runInside = async <Repositories>(
  transaction: ControlledTransaction<Tables>,
  inside: Repositories,
  { run, fail }: Waiting<Repositories>,
): Promise<() => void> => {
  const saved = await transaction.savepoint('work').execute()
  const undo = async (): Promise<void> => {
    await saved.rollbackToSavepoint('work').execute()
    await saved.releaseSavepoint('work').execute()
  }
  try {
    const { ok, announce } = await run(inside)
    await (ok ? saved.releaseSavepoint('work').execute() : undo())
    return announce
  } catch (error) {
    // With the savepoint gone, the whole transaction is.
    if (!(await isUndone(undo))) throw error
    return () => fail(error)
  }
}

const runGroup = async <Repositories>(
  db: Kysely<Tables>,
  repositoriesIn: RepositoriesIn<Repositories>,
  group: readonly Waiting<Repositories>[],
): Promise<void> => {
  const [only, second] = group
  const { announce } = await runAlone<Announced>(db, async (transaction) => {
    const inside = repositoriesIn(transaction)
    if (only !== undefined && second === undefined) return only.run(inside)
    const announcements: (() => void)[] = []
    for (const waiting of group) announcements.push(await runInside(transaction, inside, waiting))
    return { ok: true, announce: () => announcements.forEach((one) => one()) }
  })
  announce()
}

const largestGroup = 100

/**
 * Transactions of a database with one connection, in groups: all that is asked for in one turn of the event loop shares one sync of
 * the disk. Each is undone alone where it fails, and none is answered before the group is durable; when the group cannot be
 * committed, each of it fails.
 */
export const groupedTransactions = <Repositories>(
  db: Kysely<Tables>,
  repositoriesIn: RepositoriesIn<Repositories>,
): Transaction<Repositories> => {
  let waiting: Waiting<Repositories>[] = []
  let isRunning = false

  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup)
      waiting = waiting.slice(largestGroup)
      try {
        await runGroup(db, repositoriesIn, group)
      } catch (error) {
        for (const { fail } of group) fail(error)
      }
    }
    isRunning = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // The group runs in the turn of whoever began it; what is said of each piece of work, as its request, goes along with it.
      const asAsked = AsyncLocalStorage.snapshot()
      waiting.push({
        run: async (inside) => {
          const outcome = await asAsked(work, inside)
          return { ok: outcome.ok, announce: () => resolve(outcome) }
        },
        fail: reject,
      })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void runAll())
    })
}
