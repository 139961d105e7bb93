import { queryOptions } from '@tanstack/react-query'
import { isAccepted } from '../../../domain/declaration/status.ts'
import { declarationTypes } from '../../../domain/declaration/codes.ts'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys, declarationsAsked } from './declarations.ts'

/**
 * Whether the authority has accepted a new registration of the company, by the list that every backend has (seed 000 §7): its types
 * in order, so that registrations come first.
 */
export const acceptedRegistrationQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'accepted-registration', collection],
    queryFn: async ({ signal }) => {
      const query = declarationsAsked({ page: 0, size: 100, search: '', sort: 'decl_type:asc', filters: {} })
      const { declarations } = valueOrThrow(await api.send(declarationLists[collection].list, { query }, { signal }))
      return declarations.some(
        ({ decl_type, noti_cd_tax }) => decl_type === declarationTypes.registration && isAccepted(noti_cd_tax),
      )
    },
  })
