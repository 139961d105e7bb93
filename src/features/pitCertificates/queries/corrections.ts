import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateCorrections } from '../../../api/contract/pitCertificateCorrections.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { certificateKeys } from './keys.ts'

/** How a certificate stands among its corrections. */
export const correctionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...certificateKeys.all, 'corrections', id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateCorrections, { params: { id } }, { signal })),
  })
