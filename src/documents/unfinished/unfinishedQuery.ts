import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { FormOrigin } from './origin.ts'
import type { ShownKind } from '../shownKind.ts'
import type { UnfinishedForms } from './unfinishedForms.ts'

/** Begins the key of queries about unfinished forms of a kind. */
export const unfinishedKey = ({ queryKey }: Pick<ShownKind, 'queryKey'>) => [...queryKey, 'unfinished'] as const

/** Forms of a collection that the user has begun and not saved; none where the server keeps none. */
export const unfinishedQuery = (
  api: ApiClient,
  kind: Pick<ShownKind, 'queryKey' | 'key'>,
  { list }: Pick<UnfinishedForms, 'list'>,
) =>
  queryOptions({
    queryKey: [...unfinishedKey(kind), kind.key],
    queryFn: async ({ signal }) =>
      api.speaksContract() ? valueOrThrow(await api.send(list, {}, { signal })).unfinished : [],
  })

/** What is kept of the place that a form was opened from, or null. */
export const keptOf = (
  forms: readonly UnfinishedForm[] | undefined,
  { way, id }: Pick<FormOrigin, 'way' | 'id'>,
): UnfinishedForm | null => forms?.find((form) => form.way === way && form.origin_id === id) ?? null
