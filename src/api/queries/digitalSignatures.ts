import { queryOptions } from '@tanstack/react-query'
import type { CertificateType } from '../../domain/certificate.ts'
import type { ApiClient } from '../client.ts'
import { digitalSignatures } from '../contract/digitalSignatures.ts'
import { valueOrThrow } from '../failureError.ts'

/** A page of the company's registered certificates; page numbers count from 0. */
export interface CertificatePlace {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly sort: string
  readonly type?: CertificateType
}

export const digitalSignaturesQuery = (api: ApiClient, place: CertificatePlace) =>
  queryOptions({
    queryKey: ['settings', 'digital-signatures', place],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await api.send(
          digitalSignatures,
          {
            query: {
              page_number: String(place.page),
              page_size: String(place.size),
              search_value: place.search,
              ...(place.sort === '' ? {} : { sort_columns: place.sort }),
              ...(place.type === undefined ? {} : { type: place.type }),
            },
          },
          { signal },
        ),
      ),
  })
