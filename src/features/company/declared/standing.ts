import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
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
  status: 'accepted' | 'inProgress',
  isOne: (row: DeclarationListItem) => boolean,
  signal: AbortSignal,
): Promise<string | null> => {
  const { declarations } = valueOrThrow(
    await api.send(declarationLists.eInvoice.list, { query: { ...placeQuery(newest), status } }, { signal }),
  )
  // A backend without the filter answers others too.
  return declarations.find(isOne)?.declaration_id ?? null
}

const contentOf = async (api: ApiClient, id: string, signal: AbortSignal): Promise<DeclarationInput> =>
  fromBody(valueOrThrow(await api.send(declarationFilings.eInvoice.detail, { params: { id } }, { signal })))

/** The newest accepted declaration and the newest one under way; null where none is accepted. It is read anew with all declarations. */
export const standingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['declarations', 'standing'],
    queryFn: async ({ signal }): Promise<Standing | null> => {
      const [acceptedId, underWayId] = await Promise.all([
        newestOf(api, 'accepted', (row) => isAccepted(row.noti_cd_tax), signal),
        newestOf(api, 'inProgress', (row) => isInProgress(row.noti_cd_tax), signal),
      ])
      if (acceptedId === null) return null
      const [accepted, underWay] = await Promise.all([
        contentOf(api, acceptedId, signal),
        underWayId === null ? null : contentOf(api, underWayId, signal),
      ])
      return { acceptedId, accepted, underWay }
    },
  })
