import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { isAccepted } from '../../../domain/declaration/status.ts'
import { declarationKeys, declarationsAsked } from './declarations.ts'

/** The declaration of a collection that the authority has accepted last, as the list names it; `day` is its register date. */
export interface InForce {
  readonly id: string
  readonly reference: string
  readonly day: string
}

const newest = { page: 0, size: 100, search: '', sort: 'register_date:desc', filters: { status: 'accepted' } }

export const readInForce = async (
  api: ApiClient,
  collection: CollectionKey,
  signal: AbortSignal,
): Promise<InForce | null> => {
  const query = declarationsAsked(newest)
  const { declarations } = valueOrThrow(await api.send(declarationLists[collection].list, { query }, { signal }))
  // A backend without the filter answers others too.
  const row = declarations.find(({ noti_cd_tax }) => isAccepted(noti_cd_tax))
  return row === undefined ? null : { id: row.declaration_id, reference: row.reference, day: row.register_date }
}

/** What is in force in a collection, or null. */
export const inForceQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'in-force', collection],
    queryFn: ({ signal }) => readInForce(api, collection, signal),
  })
