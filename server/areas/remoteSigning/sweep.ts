import type { Clock } from '../../clock.ts'
import { endRequest } from './end.ts'
import type { Store } from './store/repositories.ts'
import { after, askedAfterFor, keptFor } from './times.ts'

/** Ends requests that nobody has taken up since their time passed, and removes old ones. */
export const sweepRequests = async (store: Store, clock: Clock): Promise<void> => {
  const at = clock()
  for (const request of await store.remoteRequests.overdue(after(at, -askedAfterFor).toISOString()))
    await endRequest(store, request, { state: 'expired', accountId: request.accountId, at })
  await store.remoteRequests.removeEnded(after(at, -keptFor).toISOString())
}
