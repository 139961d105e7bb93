import { describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a new database on %s',
  (_kind, database) => {
    it('is brought to its schema once by servers that open it at the same time', async () => {
      const location = await database.create()
      const opened = await Promise.all([openStore(location), openStore(location), openStore(location)])
      for (const { store, isLatestSchema } of opened) {
        expect(await isLatestSchema()).toBe(true)
        await store.close()
      }
    })
  },
)
