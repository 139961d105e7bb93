import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { usableCertificatesQueries } from '../../../certificates/usableCertificates.ts'
import { declarationCountsQuery } from '../queries/declarationCounts.ts'
import { declarationListQuery } from '../queries/declarations.ts'
import { newest } from './DeclarationsAtAGlance.tsx'
import { useFirstDay } from './useFirstDay.ts'

const areAnswered = (results: readonly { readonly isPending: boolean }[]): boolean =>
  results.every(({ isPending }) => !isPending)

/** Whether all that the landing page asks has been answered or refused: it is shown at once, so that nothing on it moves later. */
export const useIsAnswered = (): boolean => {
  const api = useApi()
  const isStandingKnown = useQueries({
    queries: [
      declarationListQuery(api, 'eInvoice', newest),
      declarationCountsQuery(api, 'eInvoice'),
      declarationCountsQuery(api, 'eDocument'),
    ],
    combine: areAnswered,
  })
  const areCertificatesKnown = useQueries({ queries: usableCertificatesQueries(api), combine: areAnswered })
  // Only the first steps say how complete the company's information is.
  const firstDay = useFirstDay()
  const { isPending: isCompanyPending } = useQuery({ ...companyQuery(api), enabled: firstDay !== null })
  // What could not be read is asked again as it is shown, and is pending then.
  const [wasAnswered, setAnswered] = useState(false)
  const isAnswered = isStandingKnown && areCertificatesKnown && (firstDay === null || !isCompanyPending)
  if (isAnswered && !wasAnswered) setAnswered(true)
  return wasAnswered || isAnswered
}
