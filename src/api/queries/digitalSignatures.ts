import { queryOptions } from '@tanstack/react-query'
import type { CertificateType } from '../../domain/certificate.ts'
import type { ApiClient } from '../client.ts'
import { digitalSignatures } from '../contract/digitalSignatures.ts'
import { valueOrThrow } from '../failureError.ts'
import { placeQuery, type ListPlace } from './listPlace.ts'

/** Where the user is in the company's registered certificates. */
export interface CertificatePlace extends ListPlace {
  readonly type?: CertificateType
}

export const digitalSignaturesQuery = (api: ApiClient, place: CertificatePlace) =>
  queryOptions({
    queryKey: ['settings', 'digital-signatures', place],
    queryFn: async ({ signal }) => {
      const query = { ...placeQuery(place), ...(place.type === undefined ? {} : { type: place.type }) }
      return valueOrThrow(await api.send(digitalSignatures, { query }, { signal }))
    },
  })
