import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { Filing } from '../kind/filing.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys } from './declarations.ts'

export const declarationDetailQuery = (api: ApiClient, { key, calls }: Filing, id: string) =>
  queryOptions({
    queryKey: declarationKeys.detail(key, id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(calls.detail, { params: { id } }, { signal })),
  })
