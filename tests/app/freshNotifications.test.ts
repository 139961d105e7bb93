import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { createPeer } from '../../src/api/peer.ts'
import { freshNotifications } from '../../src/features/notifications/live/freshNotifications.ts'
import { gathered, gatherFor } from '../../src/features/notifications/live/gathered.ts'
import { newsOfReports } from '../../src/features/notifications/live/newsOfReports.ts'
import type { RecordNews } from '../../src/area/recordNews.ts'
import { answered, pathOf } from './sessionServer.ts'

const size = 3

/** A server whose list has the newest first, three at once. */
const inbox = (...first: string[]) => {
  let ids = first
  const asked: string[] = []
  const api = createApiClient({
    fetch: (input) => {
      const before = new URLSearchParams(pathOf(input).split('?')[1]).get('before')
      asked.push(before ?? 'newest')
      const from = before === null ? 0 : ids.indexOf(before) + 1
      const notifications = ids.slice(from, from + size).map((id) => ({
        id,
        kind: 'declaration.accepted',
        record_kind: 'declarations',
        record_id: `d-${id}`,
        created_at: '',
        read_at: '',
        parameters: {},
      }))
      return Promise.resolve(answered({ notifications, has_more: ids.length > from + size }))
    },
    awaitSession: () => Promise.resolve(false),
    peer: createPeer(true),
  })
  return { read: freshNotifications(api), asked, add: (...more: string[]) => (ids = [...more.toReversed(), ...ids]) }
}
const idsOf = (notifications: readonly { readonly id: string }[] | null) => notifications?.map(({ id }) => id)

test('the first look learns what was there, each later one reads what has come since, as many pages as that is', async () => {
  const { read, asked, add } = inbox('4', '3', '2', '1')
  expect(idsOf(await read())).toEqual([])
  expect(asked.splice(0)).toEqual(['newest'])
  expect(idsOf(await read())).toEqual([])
  expect(asked.splice(0)).toEqual(['newest'])
  add('5', '6', '7', '8')
  expect(idsOf(await read())).toEqual(['5', '6', '7', '8'])
  expect(asked.splice(0)).toEqual(['newest', '6'])
  expect(idsOf(await read())).toEqual([])
})

test('one that was written before another and has come after it is no less new', async () => {
  const { read, add } = inbox('1')
  await read()
  add('3')
  expect(idsOf(await read())).toEqual(['3'])
  add('2')
  expect(idsOf(await read())).toEqual(['2'])
})

test('no more than five pages are read', async () => {
  const { read, asked, add } = inbox('0')
  await read()
  asked.length = 0
  add(...Array.from({ length: 40 }, (_, at) => `n${at}`))
  expect(idsOf(await read())).toHaveLength(15)
  expect(asked).toHaveLength(5)
})

test('a record that was reported several times is named once, and what may be any is said', async () => {
  const heard: RecordNews[] = []
  const look = newsOfReports(
    () => Promise.resolve([]),
    (news) => heard.push(news),
  )
  const a = { kind: 'declarations', id: 'a' }
  await look([a, { ...a, id: 'b' }, 'notifications', a])
  await look(['notifications'])
  await look([a, null])
  expect(heard).toEqual([
    { records: [a, { ...a, id: 'b' }], mayBeAny: false },
    { records: [a], mayBeAny: true },
  ])
})

describe('what is reported', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is looked at once a second while much comes, and the last of it is not missed', async () => {
    let [written, seen] = [0, 0]
    const looks: number[] = []
    const { take } = gathered<number>((reports) => {
      looks.push(reports.length)
      seen = written
      return Promise.resolve()
    })
    while (written < 500) {
      written += 1
      take(written)
      await vi.advanceTimersByTimeAsync(40)
    }
    await vi.advanceTimersByTimeAsync(gatherFor)
    expect(looks.length).toBeLessThan(25)
    expect([seen, looks.reduce((sum, count) => sum + count, 0)]).toEqual([500, 500])
    take(500)
    expect(looks.at(-1)).toBe(1)
  })

  it('while a look goes on waits for its end and a second more, and is left where the page is', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const looks: string[][] = []
    const { take, end } = gathered<string>((reports) => {
      looks.push([...reports])
      return looks.length === 1 ? promise : Promise.resolve()
    })
    take('a')
    take('b')
    await vi.advanceTimersByTimeAsync(5 * gatherFor)
    expect(looks).toEqual([['a']])
    resolve(undefined)
    await vi.advanceTimersByTimeAsync(gatherFor - 1)
    take('c')
    expect(looks).toEqual([['a']])
    await vi.advanceTimersByTimeAsync(1)
    expect(looks).toEqual([['a'], ['b', 'c']])
    take('d')
    end()
    take('e')
    await vi.advanceTimersByTimeAsync(5 * gatherFor)
    expect(looks).toEqual([['a'], ['b', 'c']])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not looked at again where the page was left during a look', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { take, end } = gathered<string>(() => promise)
    take('a')
    take('b')
    end()
    resolve(undefined)
    await vi.advanceTimersByTimeAsync(gatherFor)
    expect(vi.getTimerCount()).toBe(0)
  })
})
