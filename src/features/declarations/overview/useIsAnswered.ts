import { useQueries, useQuery } from '@tanstack/react-query'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { usableCertificatesQueries } from '../../../certificates/usableCertificates.ts'
import { documentCountsQuery } from '../../../documents/overview/documentCounts.ts'
import { newestDocumentsQuery } from '../../../documents/overview/newestDocuments.ts'
import { useOnceAnswered } from '../../../documents/overview/useOnceAnswered.ts'
import { declarationOverviews } from './overviewKind.tsx'
import { useFiledBefore } from './filedBefore.ts'
import { useFirstDay } from './useFirstDay.ts'

/** The collections that the landing page shows. */
export const shownCollections: readonly CollectionKey[] = ['eInvoice', 'eDocument']

const areAnswered = (results: readonly { readonly isPending: boolean }[]): boolean =>
  results.every(({ isPending }) => !isPending)

/** Whether all that the landing page asks has been answered or refused: it is shown at once, so that nothing on it moves later. */
export const useIsAnswered = (): boolean => {
  const api = useApi()
  const isStandingKnown = useQueries({
    queries: [
      newestDocumentsQuery(api, declarationOverviews.eInvoice),
      documentCountsQuery(api, declarationOverviews.eInvoice),
      documentCountsQuery(api, declarationOverviews.eDocument),
    ],
    combine: areAnswered,
  })
  const areCertificatesKnown = useQueries({ queries: usableCertificatesQueries(api), combine: areAnswered })
  const { isPending: isFiledPending } = useFiledBefore(shownCollections)
  // Only the first steps say how complete the company's information is.
  const firstDay = useFirstDay()
  const { isPending: isCompanyPending } = useQuery({ ...companyQuery(api), enabled: firstDay !== null })
  // What could not be read is asked again as it is shown, and is pending then.
  return useOnceAnswered(
    isStandingKnown && areCertificatesKnown && !isFiledPending && (firstDay === null || !isCompanyPending),
  )
}
