import { sql } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { PitCertificateFilter } from '../../../server/areas/pitCertificates/store/pitCertificates.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import { fillEarlierDatabase, insertEarlier } from '../../product/server/earlierDatabase.ts'
import type { Figure } from '../figure.ts'
import { onBothDatabases } from './onBothDatabases.ts'
import { fillCertificates } from './fillCertificates.ts'
import { repeat, timed } from './timing.ts'

const rows = 1_000_000
/** The schema that is filled, without the limits of a server's connection. */
const latest = '0063-list-of-corrections'
/** Milliseconds that the list may take (p95). */
const aim = 60

const everything: PitCertificateFilter = {
  from: '2023-01-01',
  to: '2026-12-31',
  words: [],
  statuses: null,
  symbol: null,
  incomeType: null,
  incomeYear: null,
  taxpayer: null,
  feature: null,
}
const search = (typed: string) => ({
  name: `search "${typed}"`,
  filter: { ...everything, words: searchWords(typed) },
  page: 0,
})
const asked = [
  { name: 'first page', filter: everything, page: 0 },
  { name: 'middle page', filter: everything, page: rows / 20 },
  { name: 'last page', filter: everything, page: rows / 10 - 1 },
  { name: 'first page of drafts', filter: { ...everything, statuses: ['draft' as const] }, page: 0 },
  { name: 'of one symbol', filter: { ...everything, symbol: 'CT25AA' }, page: 0 },
  { name: 'of one year', filter: { ...everything, incomeYear: '2024' }, page: 0 },
  { name: 'of one person', filter: { ...everything, taxpayer: '000000012345' }, page: 0 },
  search('binh'),
  search('000000012345'),
  search('PIT20240105'),
  search('binh 2025'),
  search('xo so'),
  search('nothing-like-it'),
] as const

const prepare = (location: DatabaseLocation): Promise<void> =>
  fillEarlierDatabase(location, latest, async (db) => {
    if (location.kind === 'sqlite') await sql`pragma synchronous = off`.execute(db)
    await insertEarlier(db, 'companies', demoCompany)
    await fillCertificates(db, location.kind, rows)
    if (location.kind === 'postgres') await sql`vacuum analyze pit_certificates`.execute(db)
  })

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const name = `${location.kind}, 1,000,000 PIT certificates`
  const filling = await timed(() => prepare(location))
  const { store } = await openStore(location)
  await store.transaction(async (inside) => succeed(await inside.pitCertificates.addUp()))
  const figures: Figure[] = [{ name: `${name}: filling`, value: filling, unit: 'ms' }]
  for (const { name: what, filter, page } of asked) {
    const { p95 } = await repeat(40, () =>
      store.pitCertificates.page(demoCompany.id, filter, { number: page, size: 10, sort: null, withAmounts: true }),
    )
    figures.push({ name: `${name}: ${what} p95`, value: p95, unit: 'ms', aim })
  }
  const counts = await repeat(40, () => store.pitCertificates.counts(demoCompany.id, everything))
  figures.push({ name: `${name}: counts by status p95`, value: counts.p95, unit: 'ms', aim })
  const sums = await repeat(40, () =>
    store.pitCertificates.sums(demoCompany.id, { words: [], incomeYear: '2025' }, { number: 0, size: 10, sort: null }),
  )
  figures.push({ name: `${name}: sums by person p95`, value: sums.p95, unit: 'ms', aim })
  await store.close()
  return figures
}

/** Pages, counts, searches and sums of a company with 1,000,000 PIT certificates, on SQLite and, where it is installed, on PostgreSQL. */
export const millionCertificateFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
