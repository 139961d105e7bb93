import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { shownDeclarations } from '../../../api/queries/declarations.ts'
import { pendingDeclarationsQuery } from '../../../api/queries/pendingDeclarations.ts'

/** Has the follower look again where a screen shows a declaration under way that it does not know, as one that a colleague has sent. */
export const useWakeFollower = (underWay: readonly string[]): void => {
  const api = useApi()
  const queryClient = useQueryClient()
  const ids = underWay.join(' ')
  useEffect(() => {
    if (ids === '') return
    const { queryKey } = pendingDeclarationsQuery(api)
    const known = new Set(queryClient.getQueryData(queryKey)?.map((row) => row.declaration_id))
    const isUnknown = ids.split(' ').some((id) => !known.has(id))
    const lookAgain = async (): Promise<void> => {
      await queryClient.invalidateQueries({ queryKey })
      const read = queryClient.getQueryData(queryKey)
      if (read === undefined) return
      const waiting = new Set(read.map((row) => row.declaration_id))
      // Decided before the follower has ever seen it: only the screens themselves still show it under way.
      if (ids.split(' ').some((id) => !waiting.has(id))) await queryClient.invalidateQueries(shownDeclarations)
    }
    if (isUnknown && queryClient.isFetching({ queryKey }) === 0) void lookAgain()
  }, [ids, api, queryClient])
}
