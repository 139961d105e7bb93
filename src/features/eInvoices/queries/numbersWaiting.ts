import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { invoiceKeys } from './keys.ts'

interface Asked {
  readonly page: number
  readonly size: number
  readonly symbol: string | undefined
}

/** Numbers that no issued invoice bears, by symbol, a page at a time. */
export const numbersWaitingQuery = (api: ApiClient, asked: Asked) =>
  queryOptions({
    queryKey: invoiceKeys.numbers(asked),
    queryFn: async ({ signal }) => {
      const query = { page_number: String(asked.page), page_size: String(asked.size), symbol: asked.symbol }
      return valueOrThrow(await api.send(invoiceFiling.numbers.waiting, { query }, { signal }))
    },
  })
