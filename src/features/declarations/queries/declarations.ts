import { queryOptions } from '@tanstack/react-query'
import { vietnamDay } from '../../../domain/dates.ts'
import { firstRegisterDay } from '../../../domain/declaration/days.ts'
import { shownStatuses } from '../../../domain/declaration/status.ts'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'

export const declarationKeys = {
  all: ['declarations'] as const,
  list: (collection: CollectionKey, place: ListPlace) => ['declarations', 'list', collection, place] as const,
  detail: (collection: CollectionKey, id: string) => ['declarations', 'detail', collection, id] as const,
}

/**
 * What the list is asked for: `from` and `to` are days of `register_date`, 2023-01-01 and today in Vietnam without such a filter
 * (seed 000 §7); `status` is the one shown.
 */
export const declarationsAsked = (place: ListPlace) => ({
  ...placeQuery(place),
  start_date: place.filters['from'] ?? firstRegisterDay,
  end_date: place.filters['to'] ?? vietnamDay(new Date()),
  status: shownStatuses.find((status) => status === place.filters['status']),
  decl_type: place.filters['type'],
})

export const declarationListQuery = (api: ApiClient, collection: CollectionKey, place: ListPlace) =>
  queryOptions({
    queryKey: declarationKeys.list(collection, place),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(declarationLists[collection].list, { query: declarationsAsked(place) }, { signal })),
  })
