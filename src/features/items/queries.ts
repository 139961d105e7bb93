import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { itemDetail, listItems } from '../../api/contract/items.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { itemsKey } from '../../api/queries/itemLookup.ts'
import { itemFlags } from '../../domain/items/rated.ts'
import { vatRates } from '../../domain/items/vatRates.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'

export const itemKeys = {
  all: itemsKey,
  lists: [...itemsKey, 'list'] as const,
  detail: (id: string) => [...itemsKey, 'detail', id] as const,
}

const rateIn = (name: string | undefined) => {
  const vat_rate = vatRates.find((rate) => rate === name)
  return vat_rate === undefined ? {} : { vat_rate }
}

const flagIn = (name: string | undefined) => {
  const flag = itemFlags.find((known) => known === name)
  return flag === undefined ? {} : { flag }
}

/** What the server is asked for at a place in the list. */
export const itemListRequest = (place: ListPlace) => ({
  ...placeQuery(place),
  ...rateIn(place.filters['vat']),
  ...flagIn(place.filters['flag']),
})

export const itemListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...itemKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(listItems, { query: itemListRequest(place) }, { signal })),
  })

export const itemDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: itemKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(itemDetail, { params: { id } }, { signal })),
  })
