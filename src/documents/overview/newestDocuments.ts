import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { OverviewKind } from './overviewKind.ts'

const shownAtMost = 5

/** The newest documents, as an overview shows them. */
export const newestDocumentsQuery = <Row>(api: ApiClient, { key, queryKey, newest }: OverviewKind<Row>) =>
  queryOptions({
    queryKey: [...queryKey, 'newest', key],
    queryFn: async ({ signal }) => valueOrThrow(await newest(api, shownAtMost, signal)),
  })
