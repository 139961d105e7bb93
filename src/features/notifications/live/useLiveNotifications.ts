import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recordNews } from '../../../area/recordNews.ts'
import { notificationKeys } from '../queries.ts'
import { openEventSource } from './eventStream.ts'
import { followStream, type LiveNews } from './followStream.ts'
import { inOneTab } from './oneTab.ts'

const isSeen = (): boolean => document.visibilityState === 'visible'

/** Keeps what is shown of notifications up to date, and passes on to areas which of their records have changed (docs/decisions/0365). */
export const useLiveNotifications = (isWanted: boolean): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    const take = (news: LiveNews): void => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all })
      if (news !== 'notifications') recordNews.announce(news)
    }
    return inOneTab(
      {
        forAll: (report) => followStream({ open: openEventSource, report, isSeen }),
        alone: (report) => followStream({ open: null, report, isSeen }),
      },
      take,
    )
  }, [isWanted, queryClient])
}
