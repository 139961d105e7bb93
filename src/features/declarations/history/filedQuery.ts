import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationHistories } from '../../../api/contract/declarationHistory.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys } from '../queries/declarations.ts'

/** What a declaration said when it was filed last; null where that is not kept. */
export const filedQuery = (api: ApiClient, key: CollectionKey, id: string) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'filed', key, id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(declarationHistories[key].filed, { params: { id } }, { signal })).content,
  })
