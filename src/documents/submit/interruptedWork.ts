import { queryOptions } from '@tanstack/react-query'
import type { WorkLocks } from './workLocks.ts'
import type { SavedWork, WorkStore } from './workStore.ts'

export const interruptedWorkKey = ['interrupted-work'] as const

/**
 * Submissions of the user in a collection that were begun in this browser and that no tab is at now. Another tab may begin or end one at
 * any time, so the answer is asked anew whenever this one is looked at.
 */
export const interruptedWorkQuery = (userId: string, collection: string, store: WorkStore, locks: WorkLocks) =>
  queryOptions({
    queryKey: [...interruptedWorkKey, userId, collection],
    queryFn: async (): Promise<readonly SavedWork[]> => {
      const held = await locks.held()
      return store.list(userId).filter((work) => work.collection === collection && !held.has(work.reqKey))
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
