import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { declarationNotifications } from '../../server/areas/declarations/notifications/kinds.ts'
import type { Announced } from '../../server/notifications/announcements.ts'
import { openAnnouncements } from '../../server/notifications/openAnnouncements.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { companyScopes } from '../../src/domain/session.ts'
import { startPgbouncer, type PoolMode } from '../../tools/product/server/pgbouncer.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { findPgbouncer } from '../../tools/setup/programs.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const database = databases.find(({ kind }) => kind === 'postgres')

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close()
})

const through = async (created: DatabaseLocation, mode: PoolMode) => {
  if (created.kind !== 'postgres') throw new Error('no database to pool')
  const pgbouncer = await startPgbouncer(inject('workerFolder'), created.url, mode)
  toClose.push(pgbouncer.stop)
  const location = { kind: 'postgres', url: pgbouncer.url, onConnectionLost: () => undefined } as const
  const opened = await openStore(location)
  toClose.push(opened.store.close)
  await seed(opened.store)
  return { ...opened, location }
}

const mustBe = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('PostgreSQL is not installed')
  return value
}

const quick = { connect: 5000, check: 30_000, answer: 100, firstPause: 10, longestPause: 10, unheard: 10 }

const follow = ({ db, location }: Awaited<ReturnType<typeof through>>, times?: typeof quick) => {
  const logged: unknown[] = []
  const log = (_level: unknown, event: string, fields: object = {}) => void logged.push([event, fields])
  const announcements = openAnnouncements(location, db, log, times)
  toClose.push(announcements.close)
  const heard: Announced[] = []
  announcements.listen({ account, onAnnounced: (one) => heard.push(one), onEnded: () => undefined })
  return { heard, logged }
}

describe.skipIf(database === undefined || findPgbouncer() === null)('behind PgBouncer as it is installed', () => {
  const start = async (mode: PoolMode) => through(await mustBe(database).create(), mode)

  it.each(['session', 'transaction'] as const)('the schema is made and rows are written in %s mode', async (mode) => {
    const { store } = await through(await mustBe(database).createEmpty(), mode)
    expect((await store.directory.all()).map(({ taxCode }) => taxCode)).toContain(demoCompany.tax_id)
  })

  it('limits of time hold in session mode', async () => {
    const { db } = await start('session')
    const { rows } = await sql`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit') order by name`.execute(
      db,
    )
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
      { name: 'jit', setting: 'off' },
      { name: 'lock_timeout', setting: '5000' },
      { name: 'statement_timeout', setting: '10000' },
    ])
  })

  it('announcements are heard in session mode', async () => {
    const opened = await start('session')
    const { heard } = follow(opened)
    await vi.waitFor(() => expect(heard).toEqual(['anything']))
    await opened.store.notifications.notify({
      kind: declarationNotifications['declaration.accepted'],
      companyId: account.companyId ?? '',
      to: { scopes: companyScopes },
      record: { kind: 'declarations', id: 'd-1' },
      parameters: {},
      at: '2026-11-20T01:00:00.000Z',
    })
    await vi.waitFor(() => expect(heard).toEqual(['anything', { kind: 'declarations', id: 'd-1' }]))
  })

  it('in transaction mode everybody asks again now and then, and the log says once what is to be set', async () => {
    const { heard, logged } = follow(await start('transaction'), quick)
    await vi.waitFor(() => expect(heard.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'anything')), 5000)
    const unheard = logged
      .map((entry) => JSON.stringify(entry))
      .filter((entry) => entry.includes('notifications.unheard'))
    expect(unheard).toEqual([expect.stringContaining('session mode')])
  })
})
