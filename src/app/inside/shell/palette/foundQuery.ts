import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../../api/client.ts'
import { findRecords } from '../../../../api/contract/search.ts'
import { valueOrThrow } from '../../../../api/failureError.ts'

/** Records that a text finds, read anew whenever it is typed again. Another text is another query: its answer never stands for this one. */
export const foundQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(findRecords, { body: { search_value: text } }, { signal })).groups,
  })
