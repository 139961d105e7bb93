import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { reviewRequests } from '../../api/contract/reviewRequests.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { requestKeys } from '../../api/queries/reviewRequests.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'
import { reviewStates } from '../../domain/reviewRequest/reviewRequest.ts'

export const requestListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'list', place] as const,
    queryFn: async ({ signal }) => {
      const state = reviewStates.find((each) => each === place.filters['state'])
      return valueOrThrow(await api.send(reviewRequests.list, { query: { ...placeQuery(place), state } }, { signal }))
    },
  })

/** How many are not answered. */
export const openRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'open'] as const,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(reviewRequests.count, {}, { signal })).open,
  })
