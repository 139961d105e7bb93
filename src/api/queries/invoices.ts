import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { sumInvoices } from '../contract/invoices.ts'
import { valueOrThrow } from '../failureError.ts'

/** What the server's e-invoices are kept under, on every screen that shows something of them. */
export const invoicesKey = ['invoices'] as const

/** What issued invoices of a customer come to, with those of the customers that it stands for. */
export const customerSumsQuery = (api: ApiClient, customer_id: string) =>
  queryOptions({
    queryKey: [...invoicesKey, 'ofCustomer', customer_id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(sumInvoices, { body: { search_value: '', customer_id } }, { signal })),
  })
