import { queryOptions } from '@tanstack/react-query'
import { isInProgress } from '../../../domain/declaration/status.ts'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys } from './declarations.ts'
import { placeQuery } from '../../../api/queries/listPlace.ts'

const newest = { page: 0, size: 100, search: '', sort: 'register_date:desc', filters: {} }

/** The company's declarations that wait for the tax authority, the newest hundred; a backend without the filter answers others too. */
export const pendingDeclarationsQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: declarationKeys.pending(collection),
    queryFn: async ({ signal }) => {
      const query = { ...placeQuery(newest), status: 'inProgress' } as const
      const { declarations } = valueOrThrow(await api.send(declarationLists[collection].list, { query }, { signal }))
      return declarations.filter((row) => isInProgress(row.noti_cd_tax))
    },
  })
