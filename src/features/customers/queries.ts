import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { customersOfTaxCode, listCustomers, sharedTaxCodes } from '../../api/contract/customers.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { customerKeys } from '../../api/queries/customers.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'
import { customerKinds } from '../../domain/customers/customer.ts'

/** What the server is asked for at a place in the list. */
const asked = (place: ListPlace) => {
  const kind = customerKinds.find((each) => each === place.filters['kind'])
  return { ...placeQuery(place), ...(kind === undefined ? {} : { kind }) }
}

export const readCustomers = (api: ApiClient, place: ListPlace, signal: AbortSignal) =>
  api.send(listCustomers, { body: asked(place) }, { signal })

export const customerListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...customerKeys.lists, place],
    queryFn: async ({ signal }) => valueOrThrow(await readCustomers(api, place, signal)),
  })

export const sameTaxCodeQuery = (api: ApiClient, tax_code: string) =>
  queryOptions({
    queryKey: [...customerKeys.all, 'taxCode', tax_code],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(customersOfTaxCode, { body: { tax_code } }, { signal })).customers,
  })

export const sharedTaxCodesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...customerKeys.all, 'shared'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(sharedTaxCodes, {}, { signal })),
  })
