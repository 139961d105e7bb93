import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { correctionsOfInvoice } from '../../../api/contract/invoiceCorrections.ts'
import { correctionList } from '../../../api/contract/invoiceSeveral.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { invoiceKeys } from './keys.ts'

/** How an invoice stands among its corrections. */
export const correctionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: invoiceKeys.corrections(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(correctionsOfInvoice, { params: { id } }, { signal })),
  })

/** The list of an invoice that corrects several, as it was saved last. */
export const correctionListQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: invoiceKeys.correctionList(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(correctionList, { params: { id } }, { signal })),
  })
