import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { failureOf } from '../../src/api/failureError.ts'
import { createPeer } from '../../src/api/peer.ts'
import { documentCountsQuery } from '../../src/documents/overview/documentCounts.ts'
import { newestDocumentsQuery } from '../../src/documents/overview/newestDocuments.ts'
import type { OverviewKind, StatusTally } from '../../src/documents/overview/overviewKind.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

interface Voucher {
  readonly id: string
  readonly state: string
}

const label = { id: 'label', message: 'label' }
const vouchers: readonly Voucher[] = [
  { id: 'v-1', state: 'kept' },
  { id: 'v-2', state: 'handed' },
  { id: 'v-3', state: 'taken' },
]

/** A kind that nobody else knows: of its three statuses two are shown as one. */
const kindWith = (counted: Result<StatusTally, ServerFailure>): OverviewKind<Voucher> => ({
  key: 'voucher',
  queryKey: ['vouchers'],
  count: () => Promise.resolve(counted),
  newest: (_, size) => Promise.resolve(succeed({ rows: vouchers.slice(0, size), total: 250 })),
  statusOf: ({ state }) => state,
  shownAs: (status) => (status === 'kept' ? 'here' : 'gone'),
  appearances: [],
  shown: ({ id }) => ({ id, day: '2026-01-01', name: id, note: '', status: null }),
  words: { newest: label, counts: label, countedOf: () => label, inAll: () => label },
})

// The kind's own functions answer: nobody is asked.
const api = createApiClient({
  fetch: () => Promise.reject(new Error('nobody is asked')),
  awaitSession: () => Promise.resolve(false),
  peer: createPeer(true),
})

const countsWith = (counted: Result<StatusTally, ServerFailure>) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    documentCountsQuery(api, kindWith(counted)),
  )

it('adds up the statuses of a kind that are shown alike', async () => {
  const tally = [
    { status: 'kept', count: 1 },
    { status: 'handed', count: 2 },
    { status: 'taken', count: 4 },
  ]
  const { byStatus, counted, total } = await countsWith(succeed(tally))
  expect([...byStatus]).toEqual([
    ['here', 1],
    ['gone', 6],
  ])
  expect([counted, total]).toEqual([7, 7])
})

it('counts the newest documents where the server cannot count', async () => {
  const { byStatus, counted, total } = await countsWith(fail({ code: 'server.failed', status: 404 }))
  expect([...byStatus]).toEqual([
    ['here', 1],
    ['gone', 2],
  ])
  expect([counted, total]).toEqual([3, 250])
})

it('counts nothing where the server is not reached', async () => {
  const error = await countsWith(fail({ code: 'connection.lost' })).catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toEqual({ code: 'connection.lost' })
})

it('reads five of the newest, under the key that news of the kind read anew', async () => {
  const kind = kindWith(succeed([]))
  const asked: number[] = []
  const newest: typeof kind.newest = (client, size, signal) => {
    asked.push(size)
    return kind.newest(client, size, signal)
  }
  const { queryKey, ...query } = newestDocumentsQuery(api, { ...kind, newest })
  const { rows } = await new QueryClient().fetchQuery({ queryKey, ...query })
  expect(rows).toEqual(vouchers)
  expect(asked).toEqual([5])
  expect(queryKey).toEqual(['vouchers', 'newest', 'voucher'])
})
