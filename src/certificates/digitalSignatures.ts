import { queryOptions } from '@tanstack/react-query'
import { certificateStatuses, certificateTypes } from '../domain/certificateCodes.ts'
import type { ApiClient } from '../api/client.ts'
import { digitalSignatures } from '../api/contract/digitalSignatures.ts'
import { valueOrThrow } from '../api/failureError.ts'
import { placeQuery, type ListPlace } from '../api/queries/listPlace.ts'

/** The list's filters: `status` and `type` of the certificate. */
const narrowed = ({ filters }: ListPlace) => ({
  status: Object.values(certificateStatuses).find((status) => status === filters['status']),
  type: Object.values(certificateTypes).find((type) => type === filters['type']),
})

/** Whatever is read of certificates. */
export const certificateKeys = { all: ['settings', 'digital-signatures'] as const }

export const digitalSignaturesQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...certificateKeys.all, place],
    queryFn: async ({ signal }) => {
      const query = { ...placeQuery(place), ...narrowed(place) }
      return valueOrThrow(await api.send(digitalSignatures, { query }, { signal }))
    },
  })
