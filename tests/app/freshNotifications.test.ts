import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { createPeer } from '../../src/api/peer.ts'
import { freshNotifications } from '../../src/features/notifications/live/freshNotifications.ts'
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

test('reports that come while one is answered are answered together, and a record is named once', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly []>()
  const heard: RecordNews[] = []
  let reads = 0
  const report = newsOfReports(
    () => {
      reads += 1
      return reads === 1 ? promise : Promise.resolve([])
    },
    (news) => heard.push(news),
  )
  report({ kind: 'declarations', id: 'a' })
  report({ kind: 'declarations', id: 'b' })
  report('notifications')
  report(null)
  resolve([])
  await expect
    .poll(() => heard)
    .toEqual([
      { records: [{ kind: 'declarations', id: 'a' }], mayBeAny: false },
      { records: [{ kind: 'declarations', id: 'b' }], mayBeAny: true },
    ])
  expect(reads).toBe(2)
})
