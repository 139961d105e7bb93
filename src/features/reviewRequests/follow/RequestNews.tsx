import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { requestKeys } from '../../../api/queries/reviewRequests.ts'
import { recordNews, type RecordNews } from '../../../area/recordNews.ts'

/** Has what shows requests read them anew when they have changed. */
export const RequestNews = () => {
  const queryClient = useQueryClient()
  const take = useEffectEvent(({ records, mayBeAny }: RecordNews) => {
    if (mayBeAny || records.some(({ kind }) => kind === 'review-requests'))
      void queryClient.invalidateQueries({ queryKey: requestKeys.all })
  })
  useEffect(() => recordNews.follow((news) => take(news)), [])
  return null
}
