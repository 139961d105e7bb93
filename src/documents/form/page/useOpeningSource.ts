import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { useFiledKind } from '../../filedKind.ts'
import { useShownKind } from '../../shownKind.ts'
import { unfinishedQuery } from '../../unfinished/unfinishedQuery.ts'

type Query = Pick<UseQueryResult, 'isError' | 'data' | 'error' | 'refetch' | 'isFetchedAfterMount'>

interface Queries {
  /** What it opens with, read anew: what an earlier visit left in the cache is never opened. */
  readonly read: readonly Query[]
  /** Lists that may have been read before. */
  readonly lists?: readonly Query[]
  /** What need not be answered well: the form says so, or offers nothing. */
  readonly asked?: readonly Query[]
}

const failedOf = (queries: readonly Query[]) => {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  const [first] = failed
  if (first === undefined) return null
  return {
    state: 'failed' as const,
    failure: failureOf(first.error),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** What a form opens with, as far as it has been read; `ready` is null while something is missing. What is kept unfinished is asked for, too. */
export const useOpeningSource = <Ready extends object>(
  { read, lists = [], asked = [] }: Queries,
  ready: () => Ready | null,
): OpeningSource<Ready> => {
  const unfinished = useQuery({ ...unfinishedQuery(useApi(), useShownKind(), useFiledKind().unfinished), ...readAnew })
  const failed = failedOf([...read, ...lists])
  if (failed !== null) return failed
  if (![...read, ...asked, unfinished].every(({ isFetchedAfterMount }) => isFetchedAfterMount))
    return { state: 'loading' }
  const opened = ready()
  return opened === null ? { state: 'loading' } : { ...opened, state: 'ready' }
}
