import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { readInForce } from '../../../api/queries/inForce.ts'
import { declarationKeys } from './declarations.ts'

/** What is in force in a collection, or null. */
export const inForceQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'in-force', collection],
    queryFn: async ({ signal }) => valueOrThrow(await readInForce(api, collection, signal)),
  })
