import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { customerDetail, lookUpCustomers } from '../contract/customers.ts'
import { valueOrThrow } from '../failureError.ts'

/** What the server's customers are kept under, on every screen that shows some. */
export const customerKeys = {
  all: ['customers'] as const,
  lists: ['customers', 'list'] as const,
  detail: (id: string) => ['customers', 'detail', id] as const,
}

/** A customer, or the one that stands for it. */
export const customerDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: customerKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(customerDetail, { params: { id } }, { signal })),
  })

/** Customers that a code, a tax code or some words find, for a document that names its buyer. */
export const customerLookUpQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: [...customerKeys.all, 'lookUp', search],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(lookUpCustomers, { body: { search_value: search } }, { signal })).customers,
  })
