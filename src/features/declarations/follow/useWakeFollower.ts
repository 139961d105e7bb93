import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { useCollection } from '../collection/collection.ts'
import { shownDeclarations } from '../queries/declarations.ts'
import { pendingDeclarationsQuery } from '../queries/pendingDeclarations.ts'

/**
 * Has the follower look again where a screen shows a declaration under way that it does not know, as one that a colleague has sent. One
 * that was decided before the follower has ever seen it is under way on the screen alone, which is then read anew.
 */
export const useWakeFollower = (underWay: readonly string[]): void => {
  const api = useApi()
  const { key: collection } = useCollection()
  const queryClient = useQueryClient()
  // Reads what the follower has, and asks for nothing itself.
  const { data: pending } = useQuery({ ...pendingDeclarationsQuery(api, collection), enabled: false })
  const ids = underWay.join(' ')
  useEffect(() => {
    if (ids === '' || pending === undefined) return
    const { queryKey } = pendingDeclarationsQuery(api, collection)
    const isUnknown = (): boolean => {
      const known = new Set(queryClient.getQueryData(queryKey)?.map((row) => row.declaration_id))
      return ids.split(' ').some((id) => !known.has(id))
    }
    const checkAgain = async (): Promise<void> => {
      // A reading that is on its way is waited for, not made twice.
      await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      // The reading that was waited for may have begun before the declaration was sent: one that begins now knows it, or it is decided.
      if (isUnknown()) await queryClient.invalidateQueries({ queryKey })
      if (isUnknown()) await queryClient.invalidateQueries(shownDeclarations)
    }
    if (isUnknown()) void checkAgain()
  }, [ids, pending, api, collection, queryClient])
}
