import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { recordNews, type RecordNews } from '../../area/recordNews.ts'
import type { FollowedKind } from './followedKind.ts'
import { useOutcomeNews } from './useOutcomeNews.ts'

/**
 * Has every screen read documents of a kind anew when they have changed, and says what the authority has decided in a toast and in the
 * page's title, from every page (docs/decisions/0152). Stands once for each kind, inside.
 */
export const DocumentNews = ({ kind }: { readonly kind: FollowedKind }) => {
  const queryClient = useQueryClient()
  const announceOutcomes = useOutcomeNews(kind)
  const take = useEffectEvent(({ records, mayBeAny }: RecordNews) => {
    const own = records.filter((record) => kind.panels.includes(record.kind))
    if (mayBeAny || own.length > 0) void queryClient.invalidateQueries({ queryKey: kind.queryKey })
    announceOutcomes(own.map(kind.outcomeOf).filter((outcome) => outcome !== null))
  })
  useEffect(() => recordNews.followAll(kind.key, (news) => take(news)), [kind.key])
  return null
}
