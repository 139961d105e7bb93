import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Demo } from '../../server/area.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import type { CompanyRepositories } from '../../server/companies/companies.ts'
import { demoAccounts } from '../../server/companies/demo/accounts.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { product } from '../../server/areas.ts'
import { ensureDemoData } from '../../server/demo/seed.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { defaultLimits } from '../../server/store/postgres.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

const withShortLocks = (location: DatabaseLocation): DatabaseLocation =>
  location.kind === 'sqlite'
    ? { ...location, lockLimit: 300 }
    : { ...location, limits: { ...defaultLimits, lock: 300 } }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokhai-demo-'))
})
afterAll(() => removeFolder(folder))

/** The demo data of an area that comes after all others, and what it was asked to do. */
const lastArea = (insert: (inside: CompanyRepositories) => Promise<void> = () => Promise.resolve()) => {
  const done: string[] = []
  const demo: Demo<CompanyRepositories> = {
    rows: () => ({
      async insert(inside) {
        done.push('insert')
        await insert(inside)
      },
      onInserted: () => Promise.resolve(void done.push('inserted')),
    }),
    ensure: () => Promise.resolve(void done.push('ensure')),
  }
  return { demo, done }
}

const seed = ({ store, db }: OpenStore, { demo }: ReturnType<typeof lastArea>) =>
  ensureDemoData(
    [...product.demos, demo],
    store,
    authorityRegister(db),
    { dataFolder: folder, demoCertificates: [], isDemoRegistered: false, demoInvoices: 0 },
    () => new Date(),
    createSealing(Buffer.alloc(32)),
  )

describe.each(databases.map((database) => [database.kind, database] as const))(
  'demo data of the areas on %s',
  (_, { create }) => {
    it('is made once, after that of the areas before, and ensured at each start', async () => {
      const opened = await openStore(await create())
      const known: unknown[] = []
      const area = lastArea(async ({ companies, accounts }) => {
        known.push((await companies.byId(demoCompany.id))?.tax_id)
        for (const { userId } of demoAccounts) known.push((await accounts.byUserId(userId))?.name)
      })
      await seed(opened, area)
      await seed(opened, area)
      expect(area.done).toEqual(['insert', 'ensure', 'inserted', 'ensure'])
      expect(known).toEqual([demoCompany.tax_id, ...demoAccounts.map(({ name }) => name)])
      await opened.store.close()
    })

    it('is all there or not at all', async () => {
      const opened = await openStore(await create())
      const area = lastArea(() => Promise.reject(new Error('parcel lost')))
      await expect(seed(opened, area)).rejects.toThrow('parcel lost')
      expect(area.done).toEqual(['insert'])
      expect(await opened.store.companies.byId(demoCompany.id)).toBeNull()
      await opened.store.close()
    })

    it('is made by one of two servers that start together', async () => {
      const location = await create()
      const servers = [await openStore(location), await openStore(location)]
      const areas = [lastArea(), lastArea()]
      await Promise.all(servers.map((server, index) => seed(server, areas[index] ?? lastArea())))
      const orders = areas.map(({ done }) => done.join()).toSorted()
      expect(orders).toEqual(['ensure', 'insert,ensure,inserted'])
      for (const { store } of servers) await store.close()
    })

    it('is waited for by the other server for longer than a statement waits for a lock', async () => {
      const location = await create()
      const [first, second] = [await openStore(location), await openStore(withShortLocks(location))]
      const { promise: isHeld, resolve: held } = Promise.withResolvers<undefined>()
      const { promise: isRefused, resolve: refused } = Promise.withResolvers<undefined>()
      const slow = lastArea(() => {
        held(undefined)
        return isRefused
      })
      const making = seed(first, slow)
      await isHeld
      let tries = 0
      const transaction: typeof second.store.transaction = (work) => {
        tries += 1
        if (tries === 2) refused(undefined)
        return second.store.transaction(work)
      }
      const other = lastArea()
      await Promise.all([making, seed({ ...second, store: { ...second.store, transaction } }, other)])
      expect([slow.done.join(), other.done.join()]).toEqual(['insert,ensure,inserted', 'ensure'])
      for (const { store } of [first, second]) await store.close()
    })
  },
)
