import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { declarationCountsQuery, type DeclarationCounts } from '../queries/declarationCounts.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { isFirstDayOver } from './firstSteps.ts'

/** The counts of a company that has its first steps before it, for whoever may make them; null for others, undefined until it is known. */
export const useFirstDay = (): DeclarationCounts | null | undefined => {
  const { data: counts, isPending } = useQuery(declarationCountsQuery(useApi(), 'eInvoice'))
  const { add } = useDocumentRights()
  if (add !== null) return null
  if (counts === undefined) return isPending ? undefined : null
  return isFirstDayOver(counts) ? null : counts
}
