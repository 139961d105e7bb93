import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { invoiceMatters } from '../../../api/contract/invoiceMatters.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { invoiceKeys } from './keys.ts'

/** The e-mails of an invoice, the newest first. */
export const invoiceMailsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: invoiceKeys.mails(id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(invoiceMatters.mails, { params: { id } }, { signal })).mails,
  })
