import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { recordNews } from '../../../area/recordNews.ts'
import { notificationKeys } from '../queries.ts'
import { openEventSource } from './eventStream.ts'
import { followStream } from './followStream.ts'
import { freshNotifications } from './freshNotifications.ts'
import type { LiveNews } from './liveNews.ts'
import { gathered } from './gathered.ts'
import { newsOfReports } from './newsOfReports.ts'
import { inOneTab } from './oneTab.ts'

const isSeen = (): boolean => document.visibilityState === 'visible'

/**
 * Keeps what is shown of notifications up to date, and announces to areas which of their records have changed (docs/decisions/0365). A
 * backend without notifications has no stream either: areas read anew now and then.
 */
export const useLiveNotifications = (hasNotifications: boolean): void => {
  const api = useApi()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!hasNotifications)
      return followStream({ open: null, report: () => recordNews.announce({ records: [], mayBeAny: true }), isSeen })
    const announce = newsOfReports(freshNotifications(api), recordNews.announce)
    let isFirst = true
    const { take, end: endGathering } = gathered(async (news: readonly LiveNews[]) => {
      // At first the page reads by itself what it shows of notifications.
      if (!isFirst) void queryClient.invalidateQueries({ queryKey: notificationKeys.all })
      isFirst = false
      await announce(news)
    })
    const end = inOneTab(
      {
        forAll: (report) => followStream({ open: openEventSource, report, isSeen }),
        alone: (report) => followStream({ open: null, report, isSeen }),
      },
      take,
    )
    // What there is by now is nothing new; what this page's screens read before they were followed may be old.
    take(null)
    return () => {
      end()
      endGathering()
    }
  }, [api, hasNotifications, queryClient])
}
