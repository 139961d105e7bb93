import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { documentCountsQuery, type DocumentCounts } from '../../../documents/overview/documentCounts.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { isFirstDayOver } from './firstSteps.ts'
import { declarationOverviews } from './overviewKind.tsx'

/** The counts of a company that has its first steps before it, for whoever may make them; null for others, undefined until it is known. */
export const useFirstDay = (): DocumentCounts | null | undefined => {
  const { data: counts, isPending } = useQuery(documentCountsQuery(useApi(), declarationOverviews.eInvoice))
  const { add } = useDocumentRights()
  if (add !== null) return null
  if (counts === undefined) return isPending ? undefined : null
  return isFirstDayOver(counts) ? null : counts
}
