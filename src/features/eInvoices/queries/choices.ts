import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf, BodyOf } from '../../../api/contract/call.ts'
import { invoiceMakers, invoiceShops, mostOffered } from '../../../api/contract/invoiceChoices.ts'
import { listShops } from '../../../api/contract/shops.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { invoiceKeys } from './keys.ts'

/** Shops that an invoice of the account may name, and whether it may name none. */
export type OfferedShops = AnswerOf<typeof invoiceShops>

/** What a server of the seeds alone offers: all shops of its company to everybody. */
const readInList = async (api: ApiClient, search: string, signal: AbortSignal): Promise<OfferedShops> => {
  const query = { page_number: '0', page_size: String(mostOffered), search_value: search }
  const { shops, pagination } = valueOrThrow(await api.send(listShops, { query }, { signal }))
  return { shops, has_more: pagination.total_elements > shops.length, company_itself: true }
}

export const shopsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['shops', 'ofInvoices', search],
    queryFn: async ({ signal }) =>
      api.speaksContract()
        ? valueOrThrow(await api.send(invoiceShops, { query: { search_value: search } }, { signal }))
        : readInList(api, search, signal),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** People who made invoices that the account sees. */
export const makersQuery = (api: ApiClient, asked: BodyOf<typeof invoiceMakers>) =>
  queryOptions({
    queryKey: invoiceKeys.makers(asked),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(invoiceMakers, { body: asked }, { signal })),
    placeholderData: keepPreviousData,
  })
