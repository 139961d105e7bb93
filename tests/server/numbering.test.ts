import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import { holdNumbers } from '../../server/numbering/numbering.ts'
import { sweepReservations } from '../../server/numbering/release.ts'
import { openDatabase, type DatabaseLocation, type OpenDatabase } from '../../server/store/openDatabase.ts'
import { largestBlock, mostOutstanding } from '../../src/domain/documents/numbers.ts'
import { cancel, hold, issue, largest, release, toyProduct, type ToyStore } from '../../tools/bench/numbers/toyKind.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside } from './support/races.ts'

const databases = await startDatabases()

const series = { companyId: demoCompany.id, year: 2026, form: '1', symbol: 'C26TAA' }
const day = '2026-11-28'
const now = '2026-11-28T01:00:00.000Z'
const soon = '2026-11-28T01:02:00.000Z'
const later = '2026-11-28T01:02:00.001Z'
const today = { day, now }
const reserved = { day, now, until: soon }

const ids = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

describe.each(databases.map((database) => [database.kind, database] as const))('numbers on %s', (_kind, database) => {
  let location: DatabaseLocation
  let opened: OpenDatabase<ReturnType<typeof toyProduct.repositories>>
  let store: ToyStore & { readonly close: () => Promise<void> }

  beforeEach(async () => {
    location = await database.create()
    opened = await openDatabase(toyProduct, location)
    store = opened.store
    for (const company of [demoCompany, otherCompany]) await opened.store.companies.insertNew(company.id, company)
  })
  afterEach(() => opened.store.close())

  const numbersOf = async (documentIds: readonly string[], when: Parameters<typeof hold>[3], at = series) => {
    const answer = await hold(store, at, documentIds, when)
    return answer.ok ? [...answer.value.values()] : answer.failure.code
  }
  const issued = async (): Promise<readonly number[]> => {
    const rows = await opened.db
      .selectFrom('toy_documents')
      .select('number')
      .where('company_id', '=', series.companyId)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }
  const waitingPage = (number: number, size: number, symbol: string | null = null) =>
    store.numbers.waiting(series.companyId, { forms: ['1', '2'], symbol }, { number, size })
  const waiting = async () => (await waitingPage(0, 100)).items

  it('begin at 1 for each company, year, form and symbol', async () => {
    expect(await numbersOf(['a', 'b'], today)).toEqual([1, 2])
    expect(await numbersOf(['c'], today, { ...series, companyId: otherCompany.id })).toEqual([1])
    expect(await numbersOf(['d'], today, { ...series, symbol: 'C26TBB' })).toEqual([1])
    expect(await numbersOf(['e'], today, { ...series, form: '2' })).toEqual([1])
    const next = { ...series, year: 2027, symbol: 'C27TAA' }
    expect(await numbersOf(['f'], { day: '2027-01-01', now }, next)).toEqual([1])
    expect(await numbersOf(['g'], { day: '2027-01-01', now })).toBe('dayOutsideYear')
  })

  it('begin at the first one that is given, again where all of them were given back, and go on from what is out', async () => {
    const from = async (first: number, documentId: string) => {
      const block = { documentIds: [documentId], day, until: null, largest, first }
      const held = await store.transaction((inside) => holdNumbers(inside, series, block, now))
      return held.ok ? held.value.get(documentId) : held.failure.code
    }
    expect(await from(501, 'a')).toBe(501)
    await release(store, series, ['a'], soon)
    expect(await store.numbers.counter(series)).toMatchObject({ lastDay: '' })
    expect(await from(601, 'b')).toBe(601)
    expect(await from(1, 'c')).toBe(602)
    expect(await store.numbers.counter(series)).toEqual({ next: 603, lastDay: day })
    expect(await store.numbers.counter({ ...series, companyId: otherCompany.id })).toBeNull()
  })

  it('stay with a document whose signing was cancelled, and say so until it is issued', async () => {
    expect(await numbersOf(['a'], today)).toEqual([1])
    expect(await waiting()).toMatchObject([{ number: 1, documentId: 'a', reason: 'signing', series }])
    await cancel(store, series, { documentId: 'a', number: 2 }, soon)
    expect(await waiting()).toMatchObject([{ number: 1, reason: 'signing' }])
    await cancel(store, series, { documentId: 'a', number: 1 }, soon)
    expect(await waiting()).toMatchObject([{ number: 1, documentId: 'a', reason: 'cancelled', since: soon }])
    expect(await numbersOf(['b'], today)).toEqual([2])
    expect(await numbersOf(['a'], today)).toEqual([1])
    expect(await issue(store, series, 'a', 1, day)).toMatchObject({ ok: true })
    expect((await waiting()).map(({ number }) => number)).toEqual([2])
  })

  it('go back to the counter from the top, and wait below numbers that are out', async () => {
    await numbersOf(ids('a', 4), today)
    await issue(store, series, 'a3', 3, day)
    await release(store, series, ['a2', 'a4'], soon)
    expect(await waiting()).toMatchObject([
      { number: 1, documentId: 'a1' },
      { number: 2, documentId: null, reason: 'failed', since: soon },
    ])
    expect(await numbersOf(ids('b', 2), today)).toEqual([2, 4])
  })

  it('let days never fall: what waits goes to a document of its own day', async () => {
    const [next, after] = ['2026-11-29', '2026-11-30']
    await numbersOf(ids('a', 2), today)
    await release(store, series, ['a1'], now)
    expect(await numbersOf(['b'], { day: next, now })).toEqual([3])
    expect(await numbersOf(['c'], today)).toEqual([1])
    expect(await numbersOf(['d'], today)).toBe('dayBeforeLast')
    await release(store, series, ['b'], now)
    expect(await numbersOf(['d'], today)).toEqual([3])
    expect(await numbersOf(['d'], { day: after, now })).toBe('holdsAnotherNumber')
  })

  it('come back when their reservation has ended, by whoever draws next or by housekeeping', async () => {
    expect(await numbersOf(ids('a', 3), reserved)).toEqual([1, 2, 3])
    expect(await waiting()).toEqual([])
    expect(await numbersOf(['b'], today)).toEqual([4])
    await sweepReservations(opened.store, '2026-11-28T01:01:59.999Z')
    expect(await waiting()).toMatchObject([{ number: 4 }])
    await sweepReservations(opened.store, soon)
    expect((await waiting()).map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'ended'],
      [2, 'ended'],
      [3, 'ended'],
      [4, 'signing'],
    ])
    expect(await issue(store, series, 'a1', 1, day)).toMatchObject({ failure: { code: 'numberNotHeld' } })
    expect(await numbersOf(['c'], { day, now: soon, until: later })).toEqual([1])
    expect(await numbersOf(['e', 'f', 'g'], { day, now: later })).toEqual([1, 2, 3])
    expect(await issued()).toEqual([])
  })

  it('are bounded: of one block, of one symbol, by the places in the XML, without one taken by what is refused', async () => {
    expect(await numbersOf([], today)).toBe('blockOutOfBounds')
    expect(await numbersOf(ids('a', largestBlock + 1), today)).toBe('blockOutOfBounds')
    for (let from = 0; from < mostOutstanding; from += largestBlock)
      await numbersOf(ids(`b${from}-`, largestBlock), today)
    expect(await numbersOf(['c'], today)).toBe('tooManyOutstanding')
    await release(store, series, ids('b0-', largestBlock), now)
    expect(await numbersOf(['c'], today)).toEqual([1])
    const full = { ...series, symbol: 'C26TZZ' }
    await store.numbers.hold(full)
    await store.numbers.setCounter(full, { next: largest, lastDay: day })
    expect(await numbersOf(['d', 'e'], today, full)).toBe('numbersUsedUp')
    expect(await numbersOf(['d'], today, full)).toEqual([largest])
  })

  it('are listed a page at a time, over symbols', async () => {
    await numbersOf(ids('a', 2), today)
    await numbersOf(ids('b', 2), today, { ...series, symbol: 'C26TBB' })
    const first = await waitingPage(0, 3)
    expect(first.items.map(({ documentId }) => documentId)).toEqual(['a1', 'a2', 'b1'])
    expect(first.total).toBe(4)
    expect((await waitingPage(1, 3)).items.map(({ documentId }) => documentId)).toEqual(['b2'])
    expect((await waitingPage(0, 3, 'C26TBB')).items.map(({ documentId }) => documentId)).toEqual(['b1', 'b2'])
    const others = { forms: ['2'], symbol: null }
    expect((await store.numbers.waiting(series.companyId, others, { number: 0, size: 3 })).total).toBe(0)
  })

  /** What another server does while the first is in the middle of holding numbers. */
  const inTheMiddle = async <Value>(
    of: 'ended' | 'free' | 'ofDocuments',
    beside: (other: ToyStore) => Promise<Value>,
  ) => {
    const second = await openDatabase(toyProduct, location)
    const { start, ended } = startBeside(database, opened, () => beside(second.store))
    const pause = pausing(start)
    store = {
      ...opened.store,
      transaction: (work) =>
        opened.store.transaction((inside) => {
          const { numbers } = inside
          const changed = {
            ended: { ended: (...given: Parameters<typeof numbers.ended>) => pause(numbers.ended(...given)) },
            free: { free: (...given: Parameters<typeof numbers.free>) => pause(numbers.free(...given)) },
            ofDocuments: {
              ofDocuments: (...given: Parameters<typeof numbers.ofDocuments>) => pause(numbers.ofDocuments(...given)),
            },
          }
          return work({ ...inside, numbers: { ...numbers, ...changed[of] } })
        }),
    }
    const endedBeside = async (): Promise<Value> => {
      try {
        return await ended()
      } finally {
        await second.store.close()
      }
    }
    return { ended: endedBeside }
  }

  it('are never given twice to two servers that draw at once', async () => {
    await numbersOf(ids('a', 2), today)
    await release(store, series, ['a1'], now)
    const { ended } = await inTheMiddle('free', (other) => hold(other, series, ['c'], today))
    expect(await numbersOf(['b'], today)).toEqual([1])
    expect(await ended()).toEqual({ ok: true, value: new Map([['c', 3]]) })
  })

  it('are not given again where one is issued while its reservation is found to have ended', async () => {
    await numbersOf(['a'], reserved)
    const { ended } = await inTheMiddle('ended', (other) => issue(other, series, 'a', 1, day))
    const [given] = await numbersOf(['b'], { day, now: later })
    const used = await ended()
    // SQLite has one transaction at a time: there the issue comes after, and is refused.
    expect(given).toBe(used.ok ? 2 : 1)
    expect(await issued()).toEqual(used.ok ? [1] : [])
  })

  it('are not held again by a document that is issued meanwhile', async () => {
    await numbersOf(['a'], today)
    const { ended } = await inTheMiddle('ofDocuments', (other) => issue(other, series, 'a', 1, day))
    const again = await numbersOf(['a'], today)
    expect(await ended()).toMatchObject({ ok: true })
    expect(again).toEqual(database.kind === 'postgres' ? 'numberNotHeld' : [1])
    expect(await waiting()).toEqual([])
    expect(await numbersOf(['b'], today)).toEqual([2])
  })

  it('are as before where the transaction around them fails', async () => {
    await numbersOf(['a'], today)
    expect(await issue(store, series, 'b', 1, day)).toMatchObject({ failure: { code: 'numberNotHeld' } })
    expect(await issued()).toEqual([])
    expect(await issue(store, series, 'a', 1, day)).toMatchObject({ ok: true })
    expect(await issued()).toEqual([1])
  })
})
