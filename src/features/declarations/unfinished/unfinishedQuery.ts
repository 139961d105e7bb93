import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { FormOrigin } from './origin.ts'
import { declarationKeys } from '../queries/declarations.ts'

export const unfinishedKey = [...declarationKeys.all, 'unfinished'] as const

/** Forms of a collection that the user has begun and not saved; none where the server keeps none. */
export const unfinishedQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...unfinishedKey, collection],
    queryFn: async ({ signal }) =>
      api.speaksContract()
        ? valueOrThrow(await api.send(unfinishedForms[collection].list, {}, { signal })).unfinished
        : [],
  })

/** What is kept of the place that a form was opened from, or null. */
export const keptOf = (
  forms: readonly UnfinishedForm[] | undefined,
  { way, id }: Pick<FormOrigin, 'way' | 'id'>,
): UnfinishedForm | null => forms?.find((form) => form.way === way && form.origin_id === id) ?? null
