import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { invoiceForeign } from '../../../api/contract/invoiceForeign.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about invoices of other systems. */
export const foreignKeys = { all: ['foreign-invoices'] as const }

export const foreignListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...foreignKeys.all, 'list', place] as const,
    queryFn: async ({ signal }) => {
      const { from: start_date, to: end_date } = place.filters
      const body = { ...placeQuery(place), start_date, end_date }
      return valueOrThrow(await api.send(invoiceForeign.list, { body }, { signal }))
    },
  })

export const foreignDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...foreignKeys.all, 'detail', id] as const,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(invoiceForeign.detail, { params: { id } }, { signal })),
  })

/** Where its signed XML is downloaded. */
export const foreignXmlHref = (id: string): string => invoiceForeign.xml.path.replace(':id', encodeURIComponent(id))
