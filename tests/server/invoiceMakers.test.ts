import { Kysely, sql, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceHeads } from '../../server/areas/invoices/heads.ts'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { makersIn } from '../../server/areas/invoices/store/makerQueries.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../server/store/postgres.ts'
import { sqliteDialect } from '../../server/store/sqlite.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { dialects } from '../../tools/bench/server/manyRows.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { invoiceSaid } from './support/invoices.ts'

const databases = await startDatabases()
const companyId = demoCompany.id
const rows = 5000

/** Invoices alike but for their ids, of one maker in one shop; and further accounts that made none. */
const fill = async ({ store, db }: OpenStore, kind: DatabaseLocation['kind']): Promise<void> => {
  const content = invoiceSaid({ shop_id: 'shop-1' })
  const id = 'first'
  const begun = await invoiceHeads.begin(store, { companyId, id, madeBy: account.id }, content)
  const draft = {
    id,
    year: 2026,
    content,
    contentHash: keptInvoices.hashOf(content),
    madeAt: '2026-11-20T00:00:00.000Z',
  }
  for (const at of [1, 2, 3])
    await store.shops.insert({
      ...newShop(),
      name: `Quầy ${at}`,
      pos_id: [],
      version: '1',
      companyId,
      id: `shop-${at}`,
    })
  await store.invoices.insert(companyId, [{ ...draft, ...begun }])
  for (let at = 2; at <= 40; at += 1)
    await store.accounts.insert({
      ...account,
      id: `account-${at}`,
      userId: `${at}@tokhai.example`,
      name: `Người ${at}`,
    })
  const columns = (await db.introspection.getTables())
    .flatMap((table) => (table.name === 'invoices' ? table.columns : []))
    .map(({ name }) => name)
    .filter((name) => name !== 'search_number')
  const copied = columns.map((name) => (name === 'id' ? `'copy-' || i` : `invoices.${name}`))
  const copying = `insert into invoices (${columns.join(', ')}) ${dialects[kind].numbers(rows)}
    select ${copied.join(', ')} from counted, invoices where company_id = '${companyId}' and id = '${id}'`
  await forEveryCompany(() => sql.raw(copying).execute(db))
}

const dialectOf = (location: DatabaseLocation) =>
  location.kind === 'sqlite'
    ? sqliteDialect(location.path)
    : postgresDialect(location.url, location.onConnectionLost, onlyConnectLimited(defaultLimits))

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the makers of many invoices on %s',
  (kind, database) => {
    let db: Kysely<Tables>
    let queries: CompiledQuery[] = []
    beforeAll(async () => {
      const location = await database.create()
      const opened = await openStore(location)
      await seed(opened.store)
      await fill(opened, kind)
      await opened.store.close()
      db = new Kysely<Tables>({
        dialect: dialectOf(location),
        log: ({ query }) => {
          if (!query.sql.startsWith('explain')) queries.push(query)
        },
      })
      if (kind === 'postgres') await sql`vacuum analyze`.execute(db)
    })
    afterAll(() => db.destroy())

    /** The plan of the one query, and on PostgreSQL how many rows each step answered. */
    const planOf = async (query: CompiledQuery): Promise<string> => {
      const prefix = kind === 'sqlite' ? 'explain query plan ' : 'explain (analyze, costs off) '
      const { rows: steps } = await db.executeQuery<Record<string, unknown>>({ ...query, sql: prefix + query.sql })
      return steps.map((step) => String(step['detail'] ?? step['QUERY PLAN'])).join('\n')
    }
    /** How invoices are read in a plan. */
    const readings = {
      sqlite: /(?:SEARCH|SCAN) invoices.*/g,
      postgres: /.*on invoices.*|.*Rows Removed by Filter: \d{3}.*/g,
    }

    it.each([
      ['of the whole company', null, [account.name], 'invoices_by_made_by_day'],
      ['of the shop that they are in', ['shop-1'], [account.name], 'invoices_of_makers'],
      ['of other shops', ['shop-2', 'shop-3'], [], 'invoices_of_makers'],
      ['of many shops', ['shop-1', 'shop-2', 'shop-3'], [account.name], 'invoices_of_makers'],
    ])('%s are found one after another by an index', async (_what, shops, names, index) => {
      queries = []
      const found = await makersIn(db)(companyId, { typed: '', id: null, shops }, 21)
      expect(found.map(({ name }) => name)).toEqual(names)
      const [query, ...others] = queries
      if (query === undefined || others.length > 0) throw new Error('it is not one query')
      const read = (await planOf(query)).match(readings[kind]) ?? []
      expect(read).toHaveLength(2)
      const step = kind === 'sqlite' ? `SEARCH invoices USING COVERING INDEX ${index} ` : `using ${index} on invoices`
      for (const reading of read) expect(reading).toContain(step)
      // One entry leads to the next, and is not found among others.
      const counts = read.flatMap((reading) => [...reading.matchAll(/rows=(\d+)/g)].map(([, count]) => Number(count)))
      expect(counts.filter((count) => count > 1)).toEqual([])
    })
  },
)
