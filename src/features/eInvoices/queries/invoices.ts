import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { invoiceList, searchInvoices, sumInvoices } from '../../../api/contract/invoices.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { readInvoiceStatus } from '../../../domain/invoice/status.ts'
import { invoiceKeys } from './keys.ts'

/** The first day of invoices by Decree 123/2020. */
const firstDay = '2022-07-01'

/** The days of a place: without such a filter all until today in Vietnam. */
const daysOf = ({ filters: { from, to } }: Pick<ListPlace, 'filters'>) => ({
  start_date: from ?? firstDay,
  end_date: to ?? vietnamDay(new Date()),
})

type Narrowed = Pick<ListPlace, 'filters' | 'search'>

/** What narrows list, sums, and what is done with all that the list finds. */
export const invoicesNarrowed = (place: Narrowed) => {
  const { status = '', symbol, maker, customer, taxpayer, least, most, mail } = place.filters
  return {
    ...daysOf(place),
    search_value: place.search,
    status: readInvoiceStatus(status) ?? undefined,
    serial_no: symbol,
    made_by: maker,
    customer_id: customer,
    tax_code: taxpayer,
    amount_from: least,
    amount_to: most,
    mail: mail === undefined ? undefined : ('failed' as const),
  }
}

/** What a list is of, whatever its user narrows it to. */
interface OnlyInvoices {
  readonly unsettled?: 'true'
}

/** What the list is asked for. */
export const invoicesAsked = (place: ListPlace, only: OnlyInvoices = {}) => ({
  ...invoicesNarrowed(place),
  ...placeQuery(place),
  ...only,
})

/** A page of the list; buyers stand in the body, where the server takes one. */
export const readInvoices = (api: ApiClient, place: ListPlace, only: OnlyInvoices, signal: AbortSignal) => {
  const asked = invoicesAsked(place, only)
  const isOfPeople = asked.search_value !== '' || asked.tax_code !== undefined
  return isOfPeople && api.speaksContract()
    ? api.send(searchInvoices, { body: asked }, { signal })
    : api.send(invoiceList.list, { query: asked }, { signal })
}

export const invoiceListQuery = (api: ApiClient, place: ListPlace, only: OnlyInvoices = {}) =>
  queryOptions({
    queryKey: [...invoiceKeys.list(place), only],
    queryFn: async ({ signal }) => valueOrThrow(await readInvoices(api, place, only, signal)),
  })

/** What issued invoices of the list come to, as it is narrowed. */
export const invoiceSumsQuery = (api: ApiClient, place: Narrowed) => {
  const narrowed = invoicesNarrowed(place)
  return queryOptions({
    queryKey: invoiceKeys.sums(narrowed),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(sumInvoices, { body: narrowed }, { signal })),
  })
}

/** How many invoices of the days of a place are in each status. */
export const invoiceCountsQuery = (api: ApiClient, place: Pick<ListPlace, 'filters'>) => {
  const days = daysOf(place)
  return queryOptions({
    queryKey: invoiceKeys.counts(days),
    queryFn: async ({ signal }) => {
      const { counts } = valueOrThrow(await api.send(invoiceList.count, { query: days }, { signal }))
      return new Map<string, number>(counts.map(({ status, count }) => [status, count]))
    },
  })
}

/** An invoice as the server knows it. */
export const invoiceDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(invoiceFiling.detail, { params: { id } }, { signal })),
  })
