import { sql } from 'kysely'
import { vi } from 'vitest'
import type { OpenStore } from '../../../server/openStore.ts'
import type { TestDatabase } from './databases.ts'

type Store = OpenStore['store']
export type Inside = Parameters<Parameters<Store['transaction']>[0]>[0]

/** The store with other repositories inside of its transactions. */
export const withInside = (store: Store, changed: (inside: Inside) => Partial<Inside>): Store => ({
  ...store,
  transaction: (work) => store.transaction((inside) => work({ ...inside, ...changed(inside) })),
})

/** Lets a call come back only after something else has happened, once. */
export const pausing = (meanwhile: () => Promise<void>) => {
  let isDone = false
  return async <Value>(answer: Promise<Value>): Promise<Value> => {
    const value = await answer
    if (!isDone) {
      isDone = true
      await meanwhile()
    }
    return value
  }
}

/**
 * Work of somebody else that begins in the middle of a transaction: `start` comes back once it is over or waits for a row that the
 * transaction holds. SQLite has one transaction at a time: there it has to wait in any case.
 */
export const startBeside = <Value>(
  { kind }: Pick<TestDatabase, 'kind'>,
  { db }: Pick<OpenStore, 'db'>,
  work: () => Promise<Value>,
) => {
  let begun: Promise<Value> | null = null
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  return {
    start: async (): Promise<void> => {
      let isOver = false
      begun = work().finally(() => {
        isOver = true
      })
      if (kind === 'postgres')
        await vi.waitUntil(async () => isOver || (await isWaiting()), { timeout: 60_000, interval: 5 })
    },
    ended: (): Promise<Value> => {
      if (begun === null) throw new Error('nothing has begun')
      return begun
    },
  }
}
