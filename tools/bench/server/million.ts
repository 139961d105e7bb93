import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { sql } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { DeclarationFilter } from '../../../server/areas/declarations/store/declarations.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { Figure } from '../figure.ts'
import { onBothDatabases } from './onBothDatabases.ts'
import { fillDeclarations } from './fillDeclarations.ts'
import { askedFigures } from './askedFigures.ts'
import { filledTable } from './filledTable.ts'

const rows = 1_000_000
/** The schema before counting and searching were indexed: what it holds is carried over when the store is opened. */
const before = '0007-certificate-identity'

const everything: DeclarationFilter = {
  form: eInvoice.number,
  from: '2023-01-01',
  to: '2026-12-31',
  words: [],
  statuses: null,
  type: null,
}
const search = (typed: string, page = 0) => ({
  name: `search "${typed}"${page === 0 ? '' : `, page ${page + 1}`}`,
  filter: { ...everything, words: searchWords(typed) },
  page,
  aim: 15,
})
const asked = [
  { name: 'first page', filter: everything, page: 0, aim: 15 },
  { name: 'last page', filter: everything, page: rows / 10 - 1, aim: 15 },
  { name: 'middle page', filter: everything, page: rows / 20, aim: null },
  { name: 'first page of drafts', filter: { ...everything, statuses: ['draft' as const] }, page: 0, aim: 15 },
  search('binh'),
  search('pos-477'),
  search('pos-477', 40),
  search('TK20230105'),
  search('05/01/2023 binh'),
  search('nguyen pos-45 accepted'),
  search('refused binh 2025'),
  search('2025'),
  search('accepted'),
  search('to khai'),
  search('77'),
  search('4'),
  search('zz'),
  search('nothing-like-it'),
] as const

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const name = `${location.kind}, 1,000,000 declarations`
  const filling = await filledTable(location, {
    table: 'declarations',
    migration: before,
    fill: (db) => fillDeclarations(db, location.kind, rows),
  })
  const begun = performance.now()
  const { store, db } = await openStore(location)
  const migrating = performance.now() - begun
  if (location.kind === 'postgres') await sql`analyze`.execute(db)
  const { page, counts } = store.declarations
  const figures = await askedFigures(name, { runs: 20, share: 'p50' }, [
    ...asked.map(({ name: what, filter, page: number, aim }) => ({
      name: what,
      aim,
      ask: () => page(demoCompany.id, filter, { number, size: 10, sort: null }),
    })),
    { name: 'counts by status', aim: 15, ask: () => counts(demoCompany.id, everything) },
  ])
  await store.close()
  return [
    { name: `${name}: filling`, value: filling, unit: 'ms' },
    { name: `${name}: migration`, value: migrating, unit: 'ms' },
    ...figures,
  ]
}

/** Pages, counts and searches of a company with 1,000,000 declarations, on SQLite and, where it is installed, on PostgreSQL. */
export const millionFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
