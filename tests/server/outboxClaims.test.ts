import { describe, expect, it } from 'vitest'
import { openStore, type Store } from '../../server/openStore.ts'
import type { Outbox, OutboxMessage } from '../../server/outbox/outbox.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { seed } from '../../tools/product/server/rows.ts'

type Due = Parameters<Outbox['claim']>[0]

const databases = await startDatabases()

const withManyConnections = databases
  .filter(({ kind }) => kind === 'postgres')
  .map((database) => [database.kind, database] as const)

const claimed = (limit: number, { now = '10', until = '20', after = null }: Partial<Due> = {}) => ({
  kinds: ['declaration'],
  now,
  until,
  limit,
  after,
})

/** Puts messages of companies, by their numbers; what they are about is not looked at here. */
const put = (store: Store, messages: Readonly<Record<string, readonly string[]>>, dueAt = '10') =>
  store.outbox.put(
    ...Object.entries(messages).flatMap(([companyId, ids]) =>
      ids.map((id) => ({
        id,
        subject: { companyId, kind: 'declaration', id },
        messageType: '100',
        mtdiep: `M${id}`,
        dueAt,
      })),
    ),
  )

const idsOf = (messages: readonly OutboxMessage[]) => messages.map(({ id }) => id)

describe.each(withManyConnections)('two servers on %s', (_kind, database) => {
  it('passes over what another server is about to claim, without waiting for it', async () => {
    const location = await database.create()
    const [one, two] = [await openStore(location), await openStore(location)]
    await seed(one.store)
    await put(one.store, { 'demo-company': ['a', 'b', 'c'] })
    const both: (readonly OutboxMessage[])[] = []
    await one.store.transaction(async (inside) => {
      both.push(await inside.outbox.claim(claimed(2)), await two.store.outbox.claim(claimed(2)))
      return succeed(null)
    })
    expect(both.map(idsOf)).toEqual([['a', 'b'], ['c']])
    for (const { store } of [one, two]) await store.close()
  })
})

describe.each(databases.map((database) => [database.kind, database] as const))('claims on %s', (_kind, database) => {
  it('go to companies in turn, however much one of them has waiting, and to the oldest of each', async () => {
    const { store } = await openStore(await database.create())
    await seed(store)
    await put(store, { 'demo-company': Array.from({ length: 40 }, (_, index) => `a${10 + index}`) }, '05')
    await put(store, { 'other-company': ['b1', 'b2'] }, '09')
    await put(store, { '': ['n1'] }, '10')
    await put(store, { 'other-company': ['b3'] }, '11')
    expect(idsOf(await store.outbox.claim(claimed(4)))).toEqual(['n1', 'a10', 'a11', 'b1'])
    expect(idsOf(await store.outbox.claim(claimed(1, { after: 'demo-company' })))).toEqual(['b2'])
    expect(idsOf(await store.outbox.claim(claimed(2, { after: 'other-company' })))).toEqual(['a12', 'a13'])
    await store.close()
  })

  it('that have run out change nothing of the next one, and can be renewed before', async () => {
    const { store } = await openStore(await database.create())
    await seed(store)
    await put(store, { 'demo-company': ['a'] })
    const [first] = await store.outbox.claim(claimed(1))
    if (first === undefined) throw new Error('nothing was claimed')
    await store.outbox.renew([first], '30')
    expect(await store.outbox.claim(claimed(1, { now: '21', until: '31' }))).toEqual([])
    const [second] = await store.outbox.claim(claimed(1, { now: '31', until: '41' }))
    expect(second).toMatchObject({ id: 'a', attempts: 2 })
    await store.outbox.renew([first], '99')
    await store.outbox.postpone(first, '00', 'authority.unreachable')
    expect(await store.outbox.markTurnedDown(first, 'authority.turnedDown')).toBe(false)
    expect(await store.outbox.claim(claimed(1, { now: '41', until: '51' }))).toEqual([])
    expect(await store.outbox.claim(claimed(1, { now: '42', until: '52' }))).toMatchObject([{ attempts: 3 }])
    await store.close()
  })
})
