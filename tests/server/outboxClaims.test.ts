import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openStore, type Store } from '../../server/openStore.ts'
import type { Outbox, OutboxMessage } from '../../server/outbox/outbox.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { companies, seed } from '../../tools/product/server/rows.ts'

type Due = Parameters<Outbox['claim']>[0]

const databases = await startDatabases()

const withManyConnections = databases
  .filter(({ kind }) => kind === 'postgres')
  .map((database) => [database.kind, database] as const)

const claimed = (limit: number, { now = '10', until = '20', after = null, ...others }: Partial<Due> = {}) => ({
  ...others,
  kinds: ['declaration'],
  now,
  until,
  limit,
  after,
})

/** Puts messages of companies, by their numbers; what they are about is not looked at here. */
const put = (store: Store, messages: Readonly<Record<string, readonly string[]>>, dueAt = '10', key?: string) =>
  store.outbox.put(
    ...Object.entries(messages).flatMap(([companyId, ids]) =>
      ids.map((id, index) => ({
        ...(key === undefined ? {} : { order: { key, number: ids.length - index } }),
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

  it('leave out what was tried before where they are asked to, and companies that have nothing else', async () => {
    const { store } = await openStore(await database.create())
    await seed(store)
    await put(store, { 'demo-company': ['a'], 'other-company': ['b'] })
    await put(store, { 'other-company': ['k1'] }, '10', 'C26TAA')
    expect(idsOf(await store.outbox.claim(claimed(9)))).toEqual(['a', 'b', 'k1'])
    await put(store, { 'other-company': ['c'], '': ['n'] })
    await put(store, { 'demo-company': ['l1'] }, '10', 'C26TAA')
    const later = { now: '30', until: '40' }
    expect(idsOf(await store.outbox.claim(claimed(1, { ...later, onlyFirstTries: true })))).toEqual(['n'])
    expect(idsOf(await store.outbox.claim(claimed(9, { ...later, onlyFirstTries: true })))).toEqual(['l1', 'c'])
    expect(idsOf(await store.outbox.claim(claimed(9, later)))).toEqual(['a', 'b', 'k1'])
    await store.close()
  })

  it('take of an order the lowest number alone, once all before it have ended, and all else beside it', async () => {
    const { store } = await openStore(await database.create())
    await seed(store)
    // The last to be put has the lowest number.
    await put(store, { 'demo-company': ['k3', 'k2', 'k1'] }, '05', 'C26TAA')
    await put(store, { 'demo-company': ['l2', 'l1'] }, '06', 'C26TBB')
    await put(store, { 'other-company': ['m2', 'm1'] }, '07', 'C26TAA')
    await put(store, { 'demo-company': ['a', 'b'] }, '08')
    expect(idsOf(await store.outbox.claim(claimed(9)))).toEqual(['a', 'b', 'k1', 'l1', 'm1'])
    expect(await store.outbox.claim(claimed(9))).toEqual([])
    // What waits for its next turn keeps its order waiting, what has left or was given up does not.
    await store.outbox.postpone({ id: 'k1', attempts: 1 }, '90', 'authority.unreachable')
    await store.outbox.markSent(['l1'], '11')
    expect(await store.outbox.markTurnedDown({ id: 'm1', attempts: 1 }, 'authority.turnedDown')).toBe(true)
    expect(idsOf(await store.outbox.claim(claimed(9)))).toEqual(['l2', 'm2'])
    expect(idsOf(await store.outbox.claim(claimed(9, { now: '90', until: '99' })))).toEqual([
      'a',
      'b',
      'k1',
      'l2',
      'm2',
    ])
    await store.outbox.markSent(['k1'], '91')
    expect(idsOf(await store.outbox.claim(claimed(9, { now: '91', until: '99' })))).toEqual(['k2'])
    await store.close()
  })
})

it.each(databases.map((database) => [database.kind, database] as const))(
  'keeps apart what waits and what has ended of the schema before, and finds both, on %s',
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0043-outbox-by-company', async (db) => {
      for (const company of companies) await insertEarlier(db, 'companies', company)
      for (const [id, state, sentAt] of [
        ['w', 'pending', null],
        ['s', 'sent', '09'],
        ['t', 'turnedDown', null],
      ])
        await sql`insert into outbox (id, company_id, subject_kind, subject_id, message_type, mtdiep, state, attempts, due_at,
            claimed_until, last_error, sent_at)
          values (${id}, 'demo-company', 'declaration', ${id}, '100', ${`M${id}`}, ${state}, 2, '05', '07', 'why', ${sentAt})`.execute(
          db,
        )
    })
    const { store, db } = await openStore(location)
    expect(
      await db.selectFrom('outbox_sent').select(['id', 'state', 'attempts', 'sent_at']).orderBy('id').execute(),
    ).toEqual([
      { id: 's', state: 'sent', attempts: 2, sent_at: '09' },
      { id: 't', state: 'turnedDown', attempts: 2, sent_at: null },
    ])
    expect(await store.outbox.claim({ ...claimed(9), kinds: ['transmission'] })).toMatchObject([
      { id: 'w', mtdiep: 'Mw', attempts: 3 },
    ])
    await store.outbox.markSent(['w', 's'], '11')
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await db.selectFrom('outbox_sent').select('sent_at').orderBy('id').execute()).toEqual([
      { sent_at: '09' },
      { sent_at: null },
      { sent_at: '11' },
    ])
    await store.close()
  },
)
