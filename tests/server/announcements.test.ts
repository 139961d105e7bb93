import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { declarationNotifications } from '../../server/areas/declarations/notifications/kinds.ts'
import { createAnnouncer, type Announced } from '../../server/notifications/announcements.ts'
import { openAnnouncements } from '../../server/notifications/openAnnouncements.ts'
import type { Signal } from '../../server/notifications/signals.ts'
import type { NewNotification } from '../../server/notifications/notifications.ts'
import { openStore } from '../../server/openStore.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { companyScopes } from '../../src/domain/session.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''

const about = (id: string): NewNotification => ({
  kind: declarationNotifications['declaration.accepted'],
  companyId,
  to: { scopes: companyScopes },
  record: { kind: 'declarations', id },
  parameters: {},
  at: '2026-11-20T01:00:00.000Z',
})

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close()
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'announcements on %s',
  (kind, database) => {
    const start = async (location: Awaited<ReturnType<typeof database.create>>) => {
      const opened = await openStore(location)
      toClose.push(() => opened.store.close())
      const lost: string[] = []
      const announcements = openAnnouncements(location, opened.db, (_level, event) => lost.push(event))
      toClose.push(announcements.close)
      const heard: Announced[] = []
      announcements.listen({ account, onAnnounced: (one) => heard.push(one), onEnded: () => undefined })
      // PostgreSQL is listened to once it has been said that anything may have been missed.
      if (kind === 'postgres') await vi.waitFor(() => expect(heard).toEqual(['anything']))
      heard.length = 0
      return { ...opened, heard, lost }
    }

    it('say what has become durable, and nothing of what has not', async () => {
      const { store, heard } = await start(await database.create())
      await seed(store)
      await store.transaction(async (inside) => {
        await inside.notifications.notify(about('undone'))
        return fail('undone')
      })
      await store.transaction(async (inside) => succeed(await inside.notifications.notify(about('d-1'))))
      await vi.waitFor(() => expect(heard).toEqual([{ kind: 'declarations', id: 'd-1' }]))
    })

    it('say that a record has changed of which nobody is notified, once it is durable', async () => {
      const { store, heard } = await start(await database.create())
      await seed(store)
      const record = { kind: 'declarations', id: 'd-1' }
      const to = { scopes: companyScopes }
      await store.transaction(async (inside) => {
        await inside.notifications.announce({ companyId, to, record })
        await inside.companies.byId(companyId)
        expect(heard).toEqual([])
        return succeed(null)
      })
      await vi.waitFor(() => expect(heard).toEqual([record]))
      expect(await store.notifications.knownOccasions(companyId, [''])).toEqual([])
    })

    it('say that somebody has read some, so that other windows count anew', async () => {
      const { store, heard } = await start(await database.create())
      await seed(store)
      await store.notifications.notify(about('d-1'))
      await vi.waitFor(() => expect(heard).toHaveLength(1))
      await store.inbox.markAllRead({ companyId, accountId: account.id }, 'zzz', '2026-11-20T02:00:00.000Z')
      await vi.waitFor(() => expect(heard).toEqual([{ kind: 'declarations', id: 'd-1' }, null]))
    })

    it.runIf(kind === 'postgres')('reach every server of the database', async () => {
      const location = await database.create()
      const one = await start(location)
      const other = await start(location)
      await seed(one.store)
      await one.store.notifications.notify(about('d-1'))
      for (const { heard } of [one, other])
        await vi.waitFor(() => expect(heard).toEqual([{ kind: 'declarations', id: 'd-1' }]))
    })

    it.runIf(kind === 'postgres')('go on after the connection broke, and have everybody ask again', async () => {
      const { store, db, heard, lost } = await start(await database.create())
      await seed(store)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db)
      await vi.waitFor(() => expect(heard).toEqual(['anything']), 5000)
      expect(lost).toEqual(['notifications.connectionLost'])
      await store.notifications.notify(about('d-2'))
      await vi.waitFor(() => expect(heard).toEqual(['anything', { kind: 'declarations', id: 'd-2' }]))
    })
  },
)

describe('an announcer', () => {
  const signal = (to: Signal['to']) => ({
    companyId,
    to,
    notification: null,
  })

  it('reaches those who are meant, and ends them all once', () => {
    const announcer = createAnnouncer()
    const events: string[] = []
    const listen = (name: string, changes: object) =>
      announcer.listen({
        account: { ...account, ...changes },
        onAnnounced: () => events.push(name),
        onEnded: () => events.push(`${name} ended`),
      })
    listen('admin', {})
    listen('user', { id: 'u', scope: 'USER' })
    listen('other company', { companyId: 'other' })
    const stop = listen('gone', {})
    stop()
    announcer.announce(signal({ scopes: ['ADMIN'] }))
    announcer.announce(signal({ scopes: [...companyScopes], accountId: 'u' }))
    expect(events).toEqual(['admin', 'user'])
    announcer.end()
    announcer.end()
    listen('late', {})
    announcer.announce(signal({ scopes: ['ADMIN'] }))
    expect(events.slice(2)).toEqual(['admin ended', 'user ended', 'other company ended', 'late ended'])
  })
})
