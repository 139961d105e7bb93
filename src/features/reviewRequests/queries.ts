import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { reviewRequests } from '../../api/contract/reviewRequests.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'
import { reviewStates } from '../../domain/reviewRequest/reviewRequest.ts'

/** Keys of queries about requests to review invoices. */
export const requestKeys = { all: ['review-requests'] as const }

export const requestListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'list', place] as const,
    queryFn: async ({ signal }) => {
      const state = reviewStates.find((each) => each === place.filters['state'])
      return valueOrThrow(await api.send(reviewRequests.list, { query: { ...placeQuery(place), state } }, { signal }))
    },
  })

export const requestQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'detail', id] as const,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(reviewRequests.detail, { params: { id } }, { signal })),
  })

/** How many are not answered. */
export const openRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'open'] as const,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(reviewRequests.count, {}, { signal })).open,
  })
