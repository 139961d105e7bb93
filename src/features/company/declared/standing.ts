import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../api/contract/declarationFiling.ts'
import { declarationLists, type DeclarationListItem } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery } from '../../../api/queries/listPlace.ts'
import { isAccepted, isInProgress } from '../../../domain/declaration/status.ts'
import { fromBody, type DeclarationInput } from '../../../domain/declaration/wire.ts'

/** What the tax authority knows of the company by its declarations. */
interface Standing {
  readonly acceptedId: string
  readonly accepted: DeclarationInput
  /** The newest one that it has not answered. */
  readonly underWay: DeclarationInput | null
}

const newest = { page: 0, size: 100, search: '', sort: 'register_date:desc', filters: {} }

const newestOf = async (
  api: ApiClient,
  collection: CollectionKey,
  status: 'accepted' | 'inProgress',
  isOne: (row: DeclarationListItem) => boolean,
  signal: AbortSignal,
): Promise<string | null> => {
  const { declarations } = valueOrThrow(
    await api.send(declarationLists[collection].list, { query: { ...placeQuery(newest), status } }, { signal }),
  )
  // A backend without the filter answers others too.
  return declarations.find(isOne)?.declaration_id ?? null
}

const contentOf = async (
  api: ApiClient,
  collection: CollectionKey,
  id: string,
  signal: AbortSignal,
): Promise<DeclarationInput> =>
  fromBody(valueOrThrow(await api.send(declarationFilings[collection].detail, { params: { id } }, { signal })))

/** A collection's newest accepted declaration and its newest one under way; null where none is accepted. It is read anew with all declarations. */
export const standingQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: ['declarations', 'standing', collection],
    queryFn: async ({ signal }): Promise<Standing | null> => {
      const [acceptedId, underWayId] = await Promise.all([
        newestOf(api, collection, 'accepted', (row) => isAccepted(row.noti_cd_tax), signal),
        newestOf(api, collection, 'inProgress', (row) => isInProgress(row.noti_cd_tax), signal),
      ])
      if (acceptedId === null) return null
      const [accepted, underWay] = await Promise.all([
        contentOf(api, collection, acceptedId, signal),
        underWayId === null ? null : contentOf(api, collection, underWayId, signal),
      ])
      return { acceptedId, accepted, underWay }
    },
  })
