import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { listShops } from '../../../api/contract/shops.ts'
import { valueOrThrow } from '../../../api/failureError.ts'

/** Shops that an invoice may name: as many as one page has. */
const mostShops = 100

export const shopsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shops', 'ofInvoices'],
    queryFn: async ({ signal }) => {
      const query = { page_number: '0', page_size: String(mostShops) }
      return valueOrThrow(await api.send(listShops, { query }, { signal })).shops
    },
    staleTime: 60_000,
  })
