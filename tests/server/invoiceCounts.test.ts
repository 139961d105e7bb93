import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everyInvoice } from '../../server/areas/invoices/store/everyInvoice.ts'
import { invoiceChanges, type InvoiceFilter } from '../../server/areas/invoices/store/invoices.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { invoiceStatuses } from '../../src/domain/invoice/status.ts'
import { succeed } from '../../src/domain/result.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { fillInvoices, makers } from '../../tools/bench/server/fillInvoices.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

const rows = 3000
const issued = `etax_status in ('sent', 'accepted') and noticed <> 'cancelled' and corrected_by <> '1'`
const everything: InvoiceFilter = { ...everyInvoice, words: [], shops: null }

/** What narrows the list, and the same as SQL. */
const narrowed: readonly (readonly [name: string, filter: Partial<InvoiceFilter>, condition: string])[] = [
  ['all', {}, '1 = 1'],
  ['days', { from: '2026-03-01', to: '2026-05-31' }, `inv_date between '2026-03-01' and '2026-05-31'`],
  ['a status', { statuses: ['sent'] }, `etax_status = 'sent'`],
  ['a symbol', { symbol: 'C26THN' }, `serial_no = 'C26THN'`],
  ['a maker', { madeBy: makers[1] ?? '' }, `made_by = '${makers[1]}'`],
  ['a shop that has none', { shops: ['none'] }, `shop_id = 'none'`],
  ['amounts', { amountFrom: 20_000_000, amountTo: 21_000_000 }, 'total_vnd between 20000000 and 21000000'],
  [
    'a name',
    { words: ['vuong'], from: '2026-06-01', to: '2026-06-03' },
    `search_text like '%vuong%' and inv_date between '2026-06-01' and '2026-06-03'`,
  ],
]

/** Has invoices change in every way that matters to counts and sums. */
const changes = [
  `update invoices set etax_status = 'accepted' where number % 7 = 1`,
  `update invoices set noticed = 'cancelled' where number % 7 = 2`,
  `update invoices set corrected_by = '1' where number % 7 = 3`,
  `update invoices set total_vnd = total_vnd + 1100, net_vnd = net_vnd + 1000, tax_vnd = tax_vnd + 100 where number % 7 = 4`,
  `update invoices set inv_date = '2026-03-15', made_by = 'other' where number % 7 = 5`,
  `delete from invoices where number % 7 = 6`,
]

type Store = Awaited<ReturnType<typeof openStore>>

type Counted = Readonly<Record<string, readonly number[]>>

/** Sums, totals and counts as the store answers them. */
const kept = async ({ store: { invoices } }: Store): Promise<Counted> => {
  const found = new Map<string, readonly number[]>()
  for (const [name, filter] of narrowed) {
    const asked = { ...everything, ...filter }
    const sums = await invoices.sums(demoCompany.id, asked)
    const { total } = await invoices.page(demoCompany.id, asked, { number: 0, size: 10, sort: null })
    found.set(name, [total, sums.count, Number(sums.net_vnd), Number(sums.total_vnd)])
  }
  const counts = await invoices.counts(demoCompany.id, everything)
  for (const status of invoiceStatuses) found.set(status, [counts.find((each) => each.status === status)?.count ?? 0])
  return Object.fromEntries(found)
}

/** The same by reading rows. */
const ofRows = async ({ db }: Store): Promise<Counted> => {
  const read = async (selected: string, condition: string): Promise<readonly number[]> => {
    const { rows: found } = await sql<Record<string, number | string | null>>`select ${sql.raw(selected)} from invoices
      where company_id = ${demoCompany.id} and ${sql.raw(condition)}`.execute(db)
    return Object.values(found[0] ?? {}).map(Number)
  }
  const count = 'count(*) as count'
  const found = new Map<string, readonly number[]>()
  for (const [name, , condition] of narrowed) {
    const sums = await read(`${count}, sum(net_vnd) as net, sum(total_vnd) as total`, `${condition} and ${issued}`)
    found.set(name, [...(await read(count, condition)), ...sums])
  }
  for (const status of invoiceStatuses) found.set(status, await read(count, `etax_status = '${status}'`))
  return Object.fromEntries(found)
}

const addUp = async ({ store }: Store): Promise<void> => {
  for (const what of invoiceChanges)
    await store.transaction(async (inside) => succeed(await inside.invoices.addUp(what)))
}

test.each(databases.map((database) => [database.kind, database] as const))(
  'kept counts and sums of invoices are those of the rows: carried over, changed and added up, on %s',
  async (kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0079-foreign-invoices', async (db) => {
      await insertEarlier(db, 'companies', demoCompany)
      await fillInvoices(db, kind, rows)
    })
    const opened = await openStore(location)
    expect(await kept(opened)).toEqual(await ofRows(opened))
    await forEveryCompany(async () => {
      await addUp(opened)
      for (const change of changes) await sql.raw(change).execute(opened.db)
    })
    expect(await kept(opened)).toEqual(await ofRows(opened))
    await forEveryCompany(() => addUp(opened))
    expect(await kept(opened)).toEqual(await ofRows(opened))
    await opened.store.close()
  },
)
