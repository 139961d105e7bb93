import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readInForce } from '../../../api/queries/inForce.ts'
import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { numbersWaitingQuery } from '../../../documents/numbers/numbersWaitingQuery.ts'
import { documentCountsQuery } from '../../../documents/overview/documentCounts.ts'
import { unfinishedQuery } from '../../../documents/unfinished/unfinishedQuery.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { shownCertificates } from '../kind/shown.ts'
import { unfinishedCertificates } from '../kind/unfinishedForms.ts'
import { symbolsQuery } from '../queries/useKnownSymbols.ts'
import { certificateOverview } from './overviewKind.tsx'
import type { Standing } from './standing.ts'

/** The declaration 01/ĐKTĐ-CTĐT that is in force, or null. */
const declarationQuery = (api: ApiClient) =>
  queryOptions({
    // Begins as keys of declarations do, so that news of them has it read anew.
    queryKey: ['declarations', 'inForceOfPit'],
    queryFn: async ({ signal }) => valueOrThrow(await readInForce(api, 'pit', signal)),
  })

/** Their count is asked for, and none of them. */
const firstNumbers = { page: 0, size: 10, symbol: undefined }

/** How e-PIT stands for the company; `isPending` until all has been answered or refused. */
export const useStanding = (): Standing & { readonly isPending: boolean } => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const declaration = useQuery(declarationQuery(api))
  const symbols = useQuery(symbolsQuery(api, today))
  const counts = useQuery(documentCountsQuery(api, certificateOverview))
  const numbers = useQuery(numbersWaitingQuery(api, shownCertificates, pitCertificateFiling.numbers, firstNumbers))
  const unfinished = useQuery(unfinishedQuery(api, shownCertificates, unfinishedCertificates))
  return {
    isDeclared: declaration.data === undefined ? undefined : declaration.data !== null,
    templates: symbols.data?.length,
    counts: counts.data,
    numbersWaiting: numbers.data?.pagination.total_elements,
    unfinished: unfinished.data?.length,
    isPending: [declaration, symbols, counts, numbers, unfinished].some(({ isPending }) => isPending),
  }
}
