import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { isAccepted } from '../../../domain/declaration/status.ts'
import { readCertificates } from '../../../api/queries/allCertificates.ts'
import { declarationKeys, declarationsAsked } from './declarations.ts'

/** Certificates that a declaration takes over, and what it is a change of. */
export interface TakenCertificates {
  readonly records: readonly CertificateRecord[]
  /** The newest accepted declaration, or null. */
  readonly acceptedId: string | null
}

const newest = { page: 0, size: 100, search: '', sort: 'register_date:desc', filters: { status: 'accepted' } }

const newestAccepted = async (
  api: ApiClient,
  collection: CollectionKey,
  signal: AbortSignal,
): Promise<string | null> => {
  const query = declarationsAsked(newest)
  const { declarations } = valueOrThrow(await api.send(declarationLists[collection].list, { query }, { signal }))
  // A backend without the filter answers others too.
  return declarations.find(({ noti_cd_tax }) => isAccepted(noti_cd_tax))?.declaration_id ?? null
}

/** The id of the newest accepted declaration of a collection, or null. */
export const newestAcceptedQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'newest-accepted', collection],
    queryFn: ({ signal }) => newestAccepted(api, collection, signal),
  })

const namedCertificates = async (api: ApiClient, named: string, signal: AbortSignal) => {
  const ids = new Set(named.split(','))
  return valueOrThrow(await readCertificates(api, signal)).filter(({ id }) => ids.has(id))
}

/** What the address names: ids of registered certificates with commas between (docs/decisions/0337), or null for none. */
export const takenCertificatesQuery = (api: ApiClient, collection: CollectionKey, named: string | null) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'taken-certificates', collection, named],
    queryFn: async ({ signal }): Promise<TakenCertificates> => {
      const [records, acceptedId] = await Promise.all([
        named === null ? [] : namedCertificates(api, named, signal),
        newestAccepted(api, collection, signal),
      ])
      return { records, acceptedId }
    },
  })
