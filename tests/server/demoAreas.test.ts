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
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
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
    { dataFolder: folder, demoCertificates: [], isDemoRegistered: false },
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
  },
)
