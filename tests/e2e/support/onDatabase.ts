import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { vi } from 'vitest'

/**
 * Works on the product's database beside its server, and again where the server was writing. SQLite's own wait would hold up the server,
 * which may run in this process.
 */
export const onDatabase = <Value>(data: string, work: (database: DatabaseSync) => Value): Promise<Value> =>
  vi.waitFor(
    () => {
      const database = new DatabaseSync(join(data, 'tokhai.sqlite'))
      try {
        return work(database)
      } finally {
        database.close()
      }
    },
    { timeout: 60_000 },
  )
