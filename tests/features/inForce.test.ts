import { expect, it } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { createPeer } from '../../src/api/peer.ts'
import { readInForce } from '../../src/api/queries/inForce.ts'
import { listed } from './support/samples.ts'

const rows = [
  { ...listed('draft-1', 'draft'), register_date: '2026-11-27' },
  { ...listed('ok-1', 'accepted'), register_date: '2026-11-26' },
  { ...listed('ok-2', 'accepted'), register_date: '2026-11-05' },
]

it('is read of the list where the backend is known by the seeds alone, whose other paths are not asked', async () => {
  const asked: string[] = []
  const request: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://test')
    asked.push(url.pathname)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ sort_columns: 'register_date:desc' })
    return Response.json({ status: { code: 200, message: '' }, data: { declarations: rows } })
  }
  const api = createApiClient({ fetch: request, awaitSession: async () => false, peer: createPeer() })
  expect(await readInForce(api, 'eInvoice', new AbortController().signal)).toMatchObject({
    ok: true,
    value: { id: 'ok-1', day: '2026-11-26' },
  })
  expect(asked).toEqual([declarationLists.eInvoice.list.path])
})
