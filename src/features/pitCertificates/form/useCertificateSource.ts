import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery, nationalitiesQuery } from '../../../api/queries/commons.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { Nationality } from '../../../domain/codeList.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { useFiledKind } from '../../../documents/filedKind.ts'
import { useShownKind } from '../../../documents/shownKind.ts'
import { unfinishedQuery } from '../../../documents/unfinished/unfinishedQuery.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { CertificateOpening } from '../address.ts'
import { newestOf, onlySymbol, openedFrom, type OpenedCertificate } from './opening.ts'
import { symbolsQuery } from '../queries/useKnownSymbols.ts'
import { certificateDetailQuery } from './queries.ts'

/** What the fields offer and are judged by. */
export interface FormFacts {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The newest XML version that the company has. */
  readonly newest: string
  readonly nationalities: readonly Nationality[]
}

export type CertificateSource = OpeningSource<{
  readonly opened: OpenedCertificate
  readonly record: PitCertificateDetail | null
  readonly facts: FormFacts
}>

type Query = Pick<UseQueryResult, 'isError' | 'data' | 'error' | 'refetch' | 'isFetchedAfterMount'>

const failedOf = (queries: readonly Query[]) => {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  const [first] = failed
  return first === undefined
    ? null
    : {
        state: 'failed' as const,
        failure: failureOf(first.error),
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      }
}

/**
 * What the form opens with: the company and today's symbol for a new one, the certificate itself, or the one that is taken over; and what
 * its fields offer. What an earlier visit left in the cache is never opened.
 */
export const useCertificateSource = (opening: CertificateOpening): CertificateSource => {
  const api = useApi()
  const { certificate, copy, next, corrects } = opening
  const isNew = certificate === null
  const id = certificate ?? corrects?.id ?? copy ?? next
  const [today] = useState(() => vietnamDay(new Date()))
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isNew })
  const detail = useQuery({ ...certificateDetailQuery(api, id ?? ''), ...readAnew, enabled: id !== null })
  const symbols = useQuery({ ...symbolsQuery(api, today), ...readAnew, enabled: isNew })
  const versions = useQuery(codeListQuery(api, 'xml-version'))
  const nationalities = useQuery(nationalitiesQuery(api))
  const unfinished = useQuery({ ...unfinishedQuery(api, useShownKind(), useFiledKind().unfinished), ...readAnew })
  const sources = [...(isNew ? [company] : []), ...(id === null ? [] : [detail])]
  const failed = failedOf([...sources, versions, nationalities])
  if (failed !== null) return failed
  // Symbols and unfinished forms need not be answered well: the form says so, or offers nothing.
  const awaited = [...sources, unfinished, ...(isNew ? [symbols] : [])]
  if (!awaited.every(({ isFetchedAfterMount }) => isFetchedAfterMount)) return { state: 'loading' }
  if (versions.data === undefined || nationalities.data === undefined) return { state: 'loading' }
  const newest = newestOf(versions.data)
  const symbol = onlySymbol(symbols.data ?? [])
  const opened = openedFrom(opening, { company: company.data, detail: detail.data, today, newest, symbol })
  if (opened === null) return { state: 'loading' }
  return {
    state: 'ready',
    opened,
    record: isNew ? null : (detail.data ?? null),
    facts: { today, newest, nationalities: nationalities.data },
  }
}
