import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { vietnamMoment } from '../../domain/dates.ts'
import { useAgentClient } from '../../signing/token/useAgentClient.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { workLocks, workStore } from '../submit/browserWork.ts'
import { provideBulkSubmit } from './provideBulkSubmit.ts'

const now = (): string => vietnamMoment(new Date())

/** The one hook that gives documentsSubmit its actors. */
export const useBulkSubmit = () => {
  const api = useApi()
  const agent = useAgentClient()
  const { id: userId } = useCurrentUser()
  const { key: collection, queryKey } = useShownKind()
  const { calls, runs, layout } = useFiledKind()
  const queryClient = useQueryClient()
  return useMemo(
    () =>
      provideBulkSubmit({
        api,
        calls,
        runCalls: runs,
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
    [agent, api, calls, runs, layout, collection, queryKey, queryClient, userId],
  )
}
