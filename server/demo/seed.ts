import { ensureDemoToken, makeDemoKey } from '../../signing/demoCa.ts'
import { succeed } from '../../src/domain/result.ts'
import type { Demo } from '../area.ts'
import type { AuthorityRegister } from '../authority/simulator/register.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { demoCompany, demoTokenOrder } from '../companies/demo/company.ts'
import type { ServerConfig } from '../config.ts'
import type { Sealing } from '../secrets/sealing.ts'
import { DatabaseUnavailable } from '../store/databaseUnavailable.ts'
import type { StoreOf } from '../store/store.ts'

/** Each waits for as long as the database lets a statement wait for a lock: a minute, as PostgreSQL is set. */
const mostTries = 12

/** Tries again while another server, which makes the demo data, holds them for longer than a statement may wait. */
const onceFree = async <Value>(work: () => Promise<Value>, tries = 1): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || tries === mostTries) throw error
    return onceFree(work, tries + 1)
  }
}

/**
 * Makes the demo data of all areas in a database that has none, in one transaction and in the order of the areas, and at each start what
 * they ensure. The row of the first demo company says that it is made, and is the lock between servers that start together.
 */
export const ensureDemoData = async <Repositories extends CompanyRepositories>(
  demos: readonly Demo<Repositories>[],
  store: StoreOf<Repositories>,
  books: AuthorityRegister,
  {
    dataFolder,
    demoCertificates,
    isDemoRegistered,
    demoInvoices,
  }: Pick<ServerConfig, 'dataFolder' | 'demoCertificates' | 'isDemoRegistered' | 'demoInvoices'>,
  clock: Clock,
  sealing: Sealing,
): Promise<void> => {
  const order = demoTokenOrder(dataFolder)
  const token = await ensureDemoToken(order)
  const makeKey = () => makeDemoKey(order)
  const parts = {
    token,
    certificates: demoCertificates,
    isRegistered: isDemoRegistered,
    invoices: demoInvoices,
    makeKey,
    sealing,
    now: clock(),
    books,
  }
  const isEmpty = (await store.companies.byId(demoCompany.id)) === null
  const rows = await Promise.all(isEmpty ? demos.map(async ({ rows: make }) => make?.(parts)) : [])
  const made = await onceFree(() =>
    store.transaction(async (inside) => {
      const isFirst = isEmpty && (await inside.companies.insertNew(demoCompany.id, demoCompany))
      if (isFirst) for (const one of rows) await one?.insert(inside)
      for (const { ensure } of demos) await ensure?.(inside, parts)
      return succeed(isFirst)
    }),
  )
  if (made.ok && made.value) for (const one of rows) await one?.onInserted?.()
}
