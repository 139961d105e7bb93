import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { listShops, shopDetail } from '../../api/contract/shops.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'

export const shopKeys = {
  all: ['shops'] as const,
  lists: ['shops', 'list'] as const,
  detail: (id: string) => ['shops', 'detail', id] as const,
}

export const shopListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...shopKeys.lists, place],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(listShops, { query: placeQuery(place) }, { signal })),
  })

export const shopDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: shopKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(shopDetail, { params: { id } }, { signal })),
  })
