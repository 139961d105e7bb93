import { describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { Migrations } from '../../server/store/migrations/migrate.ts'
import { openDatabase } from '../../server/store/openDatabase.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a new database on %s',
  (_kind, database) => {
    it('is brought to its schema once by servers that open it at the same time', async () => {
      const location = await database.createEmpty()
      const opened = await Promise.all([openStore(location), openStore(location), openStore(location)])
      for (const { store, isLatestSchema } of opened) {
        expect(await isLatestSchema()).toBe(true)
        await store.close()
      }
    })

    it('is migrated once, whoever opens it next', async () => {
      const location = await database.createEmpty()
      const [{ store: one }, { store: next }] = [await openStore(location), await openStore(location)]
      await seed(one)
      expect(await next.accounts.byUserId(account.userId)).toEqual(account)
      await one.close()
      await next.close()
    })

    it('keeps nothing of the steps of a start that fails', async () => {
      const location = await database.createEmpty()
      const open = (migrations: Migrations) => openDatabase({ migrations, repositories: () => ({}) }, location)
      const makeTable: Migrations[string] = ({ db }) =>
        db.schema.createTable('things').addColumn('id', 'text').execute()
      const failing = () => Promise.reject(new Error('the second step fails'))
      await expect(open({ '0001-things': makeTable, '0002-failing': failing })).rejects.toThrow('latest schema')
      const { store } = await open({ '0001-again': makeTable })
      await store.close()
    })
  },
)
