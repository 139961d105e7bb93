import type { FollowedKind } from './followedKind.ts'
import { useFreshRecords } from './useFreshRecords.ts'
import { useOutcomeNews } from './useOutcomeNews.ts'

/**
 * Has every screen read documents of a kind anew when they have changed, and says what the authority has decided in a toast and in the
 * page's title, from every page (docs/decisions/0152). Stands once for each kind, inside.
 */
export const DocumentNews = ({ kind }: { readonly kind: FollowedKind }) => {
  const announceOutcomes = useOutcomeNews(kind)
  useFreshRecords(kind, (own) => announceOutcomes(own.map(kind.outcomeOf).filter((outcome) => outcome !== null)))
  return null
}
