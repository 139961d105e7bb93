import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { remoteSigningWaiting, type WaitingRequest } from '../../api/contract/remoteSigning.ts'
import { interruptedWorkKey } from './interruptedWork.ts'

/** Requests of a remote signature that the user can go on with; none where the server does not say. */
export const waitingSignaturesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...interruptedWorkKey, 'waiting', userId],
    queryFn: async ({ signal }): Promise<readonly WaitingRequest[]> => {
      const answer = await api.send(remoteSigningWaiting, {}, { signal })
      return answer.ok ? answer.value.requests : []
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
