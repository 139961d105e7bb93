import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { lookupItemCodes, lookupItems } from '../../src/api/contract/itemLookup.ts'
import { createPeer } from '../../src/api/peer.ts'
import { itemCodesQuery, itemLookupQuery } from '../../src/api/queries/itemLookup.ts'
import { itemKeys } from '../../src/features/items/queries.ts'

const item = {
  id: 'a',
  item_code: 'A',
  item_name: 'Chè',
  uom: 'kg',
  unit_prc: '1',
  curr_cd: 'VND',
  vat_rate: '0.08',
  not_reduced: false,
  special_consumption: false,
  rate: '8%',
}

const asking = (items: readonly unknown[]) => {
  const asked: unknown[] = []
  const request: typeof fetch = async (input, init) => {
    const sent = input instanceof Request ? input : new Request(new URL(input, 'http://test'), init)
    asked.push([new URL(sent.url).pathname, await sent.json()])
    return Response.json({ status: { code: 200, message: '' }, data: { items } })
  }
  return { asked, api: createApiClient({ fetch: request, awaitSession: async () => false, peer: createPeer() }) }
}

it('finds items for a line by what is typed, by a body, and anew once items have changed', async () => {
  const { api, asked } = asking([item])
  const client = new QueryClient()
  const query = itemLookupQuery(api, 'chè', '2026-12-31')
  expect(await client.fetchQuery({ ...query, staleTime: Infinity })).toEqual([item])
  await client.fetchQuery({ ...query, staleTime: Infinity })
  expect(asked).toEqual([[lookupItems.path, { text: 'chè', day: '2026-12-31' }]])
  await client.invalidateQueries({ queryKey: itemKeys.all })
  await client.fetchQuery({ ...query, staleTime: Infinity })
  expect(asked).toHaveLength(2)
})

it('finds the items of pasted codes, by the code as it was pasted', async () => {
  const { api, asked } = asking([{ ...item, asked: 'a' }])
  const found = await new QueryClient().fetchQuery(itemCodesQuery(api, ['a', 'b'], '2026-12-31'))
  expect([found.get('a')?.item_name, found.get('b')]).toEqual(['Chè', undefined])
  expect(asked).toEqual([[lookupItemCodes.path, { codes: ['a', 'b'], day: '2026-12-31' }]])
})
