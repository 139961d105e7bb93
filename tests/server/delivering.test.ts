import { describe, expect, it } from 'vitest'
import { openStore, type Store } from '../../server/openStore.ts'
import { deliverDue, type Way } from '../../server/outbox/delivering.ts'
import type { OutboxMessage } from '../../server/outbox/outbox.ts'
import { seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const start = new Date('2026-11-20T01:00:00.000Z')
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds).toISOString()

const put = (store: Store, companyId: string, ids: readonly string[]) =>
  store.outbox.put(
    ...ids.map((id) => ({
      id,
      subject: { companyId, kind: 'declaration', id },
      messageType: '100',
      mtdiep: `M${id}`,
      dueAt: start.toISOString(),
    })),
  )

/** A way whose messages arrive once a test says so. */
const slowWay = (places: number) => {
  const flying: { readonly message: OutboxMessage; readonly arrive: () => void }[] = []
  const begun = Promise.withResolvers<undefined>()
  const way: Way = {
    kinds: ['declaration'],
    places,
    claimTime: 30_000,
    async send(message) {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      flying.push({ message, arrive: () => resolve(undefined) })
      if (flying.length === places) begun.resolve(undefined)
      await promise
      return 'arrived'
    },
  }
  return { way, flying, areAllPlacesTaken: begun.promise }
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  'messages on their way on %s',
  (_kind, database) => {
    it('are so many at once, and a company with one is not kept waiting by one with many', async () => {
      const { store } = await openStore(await database.create())
      await seed(store)
      const many = Array.from({ length: 40 }, (_, index) => `a${10 + index}`)
      await put(store, 'demo-company', many)
      await put(store, 'other-company', ['b'])
      const { way, flying, areAllPlacesTaken } = slowWay(16)
      const delivered = deliverDue({ store, clock: () => start, log: () => undefined }, way)
      await areAllPlacesTaken
      expect(flying).toHaveLength(16)
      expect(flying.map(({ message }) => message.id)).toContain('b')
      while (flying.length < 41) {
        flying.forEach(({ arrive }) => arrive())
        await new Promise((resolve) => setImmediate(resolve))
      }
      flying.forEach(({ arrive }) => arrive())
      await delivered
      expect(flying.map(({ message }) => message.id).toSorted()).toEqual([...many, 'b'])
      expect(
        await store.outbox.claim({
          kinds: ['declaration'],
          now: later(99_000),
          until: later(99_001),
          limit: 9,
          after: null,
        }),
      ).toEqual([])
      await store.close()
    })

    it('are held for as long as it takes, so that no other server sends them too', async () => {
      const { store } = await openStore(await database.create())
      await seed(store)
      await put(store, 'demo-company', ['a'])
      const { way, flying, areAllPlacesTaken } = slowWay(1)
      let [now, renew] = [start, (): void => undefined]
      const renewed = Promise.withResolvers<undefined>()
      const watched = {
        ...store,
        outbox: {
          ...store.outbox,
          renew: async (...asked: Parameters<typeof store.outbox.renew>) => {
            await store.outbox.renew(...asked)
            renewed.resolve(undefined)
          },
        },
      }
      const repeat = (work: () => void, every: number) => {
        expect(every).toBe(10_000)
        renew = work
        return () => undefined
      }
      const delivered = deliverDue({ store: watched, clock: () => now, log: () => undefined, repeat }, way)
      await areAllPlacesTaken
      now = new Date(later(20_000))
      renew()
      await renewed.promise
      const others = { kinds: ['declaration'], limit: 1, after: null }
      expect(await store.outbox.claim({ ...others, now: later(31_000), until: later(61_000) })).toEqual([])
      flying[0]?.arrive()
      await delivered
      expect(await store.outbox.claim({ ...others, now: later(99_000), until: later(99_001) })).toEqual([])
      await store.close()
    })

    it('end with an error of the database, once all of them have ended', async () => {
      const { store } = await openStore(await database.create())
      await seed(store)
      await put(store, 'demo-company', ['a', 'b'])
      const ended: string[] = []
      const broken = {
        ...store,
        outbox: { ...store.outbox, postpone: () => Promise.reject(new Error('the database is gone')) },
      }
      const way: Way = {
        kinds: ['declaration'],
        places: 2,
        claimTime: 30_000,
        async send(message) {
          await new Promise((resolve) => setImmediate(resolve))
          ended.push(message.id)
          return message.id === 'a' ? { waitsFor: 'authority.unreachable' } : 'arrived'
        },
      }
      await expect(deliverDue({ store: broken, clock: () => start, log: () => undefined }, way)).rejects.toThrow('gone')
      expect(ended).toEqual(['a', 'b'])
      await store.close()
    })
  },
)
