import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { PitCertificateFilter } from '../../../server/areas/pitCertificates/store/pitCertificates.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { Figure } from '../figure.ts'
import { onBothDatabases } from './onBothDatabases.ts'
import { fillCertificates } from './fillCertificates.ts'
import { askedFigures } from './askedFigures.ts'
import { filledTable } from './filledTable.ts'

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

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const name = `${location.kind}, 1,000,000 PIT certificates`
  const filling = await filledTable(location, {
    table: 'pit_certificates',
    migration: latest,
    fill: (db) => fillCertificates(db, location.kind, rows),
  })
  const { store } = await openStore(location)
  await store.transaction(async (inside) => succeed(await inside.pitCertificates.addUp()))
  const { page, counts, sums } = store.pitCertificates
  const figures = await askedFigures(name, { runs: 40, share: 'p95' }, [
    ...asked.map(({ name: what, filter, page: number }) => ({
      name: what,
      aim,
      ask: () => page(demoCompany.id, filter, { number, size: 10, sort: null, withAmounts: true }),
    })),
    { name: 'counts by status', aim, ask: () => counts(demoCompany.id, everything) },
    {
      name: 'sums by person',
      aim,
      ask: () => sums(demoCompany.id, { words: [], incomeYear: '2025' }, { number: 0, size: 10, sort: null }),
    },
  ])
  await store.close()
  return [{ name: `${name}: filling`, value: filling, unit: 'ms' }, ...figures]
}

/** Pages, counts, searches and sums of a company with 1,000,000 PIT certificates, on SQLite and, where it is installed, on PostgreSQL. */
export const millionCertificateFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
