import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { failureOf } from '../api/failureError.ts'
import type { AccessFailure } from '../failures/accessMessage.ts'

/** The page of a list that its place names. */
export interface RecordPage<Row> {
  readonly rows: readonly Row[]
  /** Of the whole list, as far as it is narrowed. */
  readonly total: number
  /** Whether there are more than `total`, which then is where counting ended. */
  readonly isMinimum?: boolean
  readonly isLoading: boolean
  /** Why there is nothing to show. */
  readonly failure: AccessFailure | null
  readonly retry: () => void
}

/**
 * Asks for a page. The page before stays while the next one is fetched; a later failure does not take it away.
 *
 * @param pageOf rows and total of the server's answer
 */
export const useRecordPage = <Data, Row, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  pageOf: (data: Data) => Pick<RecordPage<Row>, 'rows' | 'total' | 'isMinimum'>,
): RecordPage<Row> => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const isMissing = data === undefined || isPlaceholderData
  return {
    ...(data === undefined ? { rows: [], total: 0 } : pageOf(data)),
    isLoading: isFetching && isMissing,
    failure: isMissing && error !== null ? failureOf(error) : null,
    retry: () => void refetch(),
  }
}
