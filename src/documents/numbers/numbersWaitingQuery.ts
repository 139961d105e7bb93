import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { NumberCalls } from '../../api/contract/documents/numbers.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { ShownKind } from '../shownKind.ts'

interface Asked {
  readonly page: number
  readonly size: number
  readonly symbol: string | undefined
}

/** Numbers that no issued document bears, by symbol, a page at a time. */
export const numbersWaitingQuery = (
  api: ApiClient,
  { queryKey }: Pick<ShownKind, 'queryKey'>,
  { waiting }: NumberCalls,
  { page, size, symbol }: Asked,
) =>
  queryOptions({
    queryKey: [...queryKey, 'numbers', { page, size, symbol }],
    queryFn: async ({ signal }) => {
      const query = { page_number: String(page), page_size: String(size), symbol }
      return valueOrThrow(await api.send(waiting, { query }, { signal }))
    },
  })
