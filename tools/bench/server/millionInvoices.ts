import { sql } from 'kysely'
import { invoiceChanges } from '../../../server/areas/invoices/store/invoices.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited } from '../../../server/store/postgres.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Figure } from '../figure.ts'
import { numberIn } from '../numberIn.ts'
import { askedFigures } from './askedFigures.ts'
import { filledTable } from './filledTable.ts'
import { fillInvoices } from './fillInvoices.ts'
import { invoicesAsked } from './invoicesAsked.ts'
import { onBothDatabases } from './onBothDatabases.ts'

/** The schema that is filled. */
const latest = '0079-foreign-invoices'

const usual = { sqlite: 1_000_000, postgres: 5_000_000 } as const

/** Adding up millions of changes at once takes longer than a statement of a server may. */
const unlimited = (location: DatabaseLocation): DatabaseLocation =>
  location.kind === 'sqlite' ? location : { ...location, limits: onlyConnectLimited(defaultLimits) }

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const rows = numberIn('INVOICES', usual[location.kind])
  const name = `${location.kind}, ${rows.toLocaleString('en')} invoices`
  const filling = await filledTable(location, {
    table: 'invoices',
    migration: latest,
    fill: (db) => fillInvoices(db, location.kind, rows),
  })
  const { store, db } = await openStore(unlimited(location))
  for (const changes of invoiceChanges)
    await store.transaction(async (inside) => succeed(await inside.invoices.addUp(changes)))
  // As PostgreSQL does by itself a minute later.
  if (location.kind === 'postgres')
    await sql`vacuum analyze invoice_tallies, invoice_day_tallies, invoice_sums`.execute(db)
  const asked = await invoicesAsked(db, store.invoices, rows)
  const figures = await askedFigures(name, { runs: 40, share: 'p95' }, asked)
  await store.close()
  return [{ name: `${name}: filling`, value: filling, unit: 'ms' }, ...figures]
}

/** Pages, counts, sums and searches of a company with 1,000,000 invoices on SQLite and 5,000,000 on PostgreSQL, where it is installed. */
export const millionInvoiceFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
