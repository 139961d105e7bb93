import { QueryClient } from '@tanstack/react-query'

/**
 * Data is asked for once, and when a screen wants it again (seed 000 §1). Without a network too: a question that waits for one in silence
 * looks like one under way, and a deletion would happen long after it was asked for.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
