import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { reviewRequests } from '../contract/reviewRequests.ts'
import { valueOrThrow } from '../failureError.ts'

/** Keys of queries about requests to review invoices. */
export const requestKeys = { all: ['review-requests'] as const }

/** One request, which its page shows and a notice answers. */
export const requestQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'detail', id] as const,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(reviewRequests.detail, { params: { id } }, { signal })),
  })
