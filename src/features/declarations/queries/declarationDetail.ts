import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { declarationDetail } from '../../../api/contract/declarationFiling.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys } from './declarations.ts'

export const declarationDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: declarationKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(declarationDetail, { params: { id } }, { signal })),
  })
