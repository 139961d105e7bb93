import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { readCertificates } from '../../../api/queries/allCertificates.ts'
import { readInForce } from '../../../api/queries/inForce.ts'
import { declarationKeys } from './declarations.ts'

/** Certificates that a declaration takes over, and what it is a change of. */
export interface TakenCertificates {
  readonly records: readonly CertificateRecord[]
  /** The declaration in force, or null. */
  readonly acceptedId: string | null
}

const namedCertificates = async (api: ApiClient, named: string, signal: AbortSignal) => {
  const ids = new Set(named.split(','))
  return valueOrThrow(await readCertificates(api, signal)).filter(({ id }) => ids.has(id))
}

/** What the address names: ids of registered certificates with commas between (docs/decisions/0337), or null for none. */
export const takenCertificatesQuery = (api: ApiClient, collection: CollectionKey, named: string | null) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'taken-certificates', collection, named],
    queryFn: async ({ signal }): Promise<TakenCertificates> => {
      const [records, inForce] = await Promise.all([
        named === null ? [] : namedCertificates(api, named, signal),
        readInForce(api, collection, signal),
      ])
      return { records, acceptedId: valueOrThrow(inForce)?.id ?? null }
    },
  })
