import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { vietnamMoment } from '../../domain/dates.ts'
import { useAgentClient } from '../../signing/token/useAgentClient.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { workLocks, workStore } from './browserWork.ts'

const now = (): string => vietnamMoment(new Date())

/** What a submission of one document and one of several act with. Keeps its identity. */
export const useSubmitParts = () => {
  const api = useApi()
  const agent = useAgentClient()
  const { id: userId } = useCurrentUser()
  const { key: collection, queryKey } = useShownKind()
  const { calls, layout } = useFiledKind()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      api,
      calls,
      layout,
      collection,
      queryKey,
      agent,
      store: workStore,
      locks: workLocks,
      userId,
      now,
      queryClient,
    }),
    [agent, api, calls, layout, collection, queryKey, queryClient, userId],
  )
}
