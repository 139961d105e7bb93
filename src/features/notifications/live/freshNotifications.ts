import type { ApiClient } from '../../../api/client.ts'
import { listNotifications, type Notification } from '../../../api/contract/notifications.ts'

/** Pages of the list that are read for what has come since the last look; what is more is found in the panel. */
const mostPages = 5

/**
 * Reads what has come since the last look, the oldest first: nothing at the first one, which only learns what was there. Null where the
 * server did not answer; the next look tells then.
 */
export const freshNotifications = (api: Pick<ApiClient, 'send'>) => {
  let seen: Set<string> | null = null
  return async (): Promise<readonly Notification[] | null> => {
    const known = seen
    const fresh: Notification[] = []
    for (let pages = 0; pages < mostPages; pages += 1) {
      const answer = await api.send(listNotifications, { query: { filter: 'all', before: fresh.at(-1)?.id } })
      if (!answer.ok) return null
      const { notifications, has_more: hasMore } = answer.value
      const unknown = notifications.filter(({ id }) => known?.has(id) !== true)
      fresh.push(...unknown)
      if (known === null || !hasMore || unknown.length < notifications.length || unknown.length === 0) break
    }
    seen = new Set([...(known ?? []), ...fresh.map(({ id }) => id)])
    return known === null ? [] : fresh.toReversed()
  }
}
