import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { VerificationCall } from '../../api/contract/documents/history.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { ShownKind } from '../shownKind.ts'

/** What the verifier finds of a document's signed XML. */
export const verificationQuery = (
  api: ApiClient,
  { queryKey, key }: Pick<ShownKind, 'queryKey' | 'key'>,
  call: VerificationCall,
  id: string,
) =>
  queryOptions({
    queryKey: [...queryKey, 'verification', key, id],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(call, { params: { id } }, { signal })),
  })
