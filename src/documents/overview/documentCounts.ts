import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { OverviewKind, StatusTally } from './overviewKind.ts'

/** How many documents are shown in each status; `counted` of the `total` that the list has. */
export interface DocumentCounts {
  /** By statuses as they are shown. */
  readonly byStatus: ReadonlyMap<string, number>
  readonly counted: number
  readonly total: number
}

const countedAtMost = 100

const sumOf = (shownAs: (status: string) => string, rows: StatusTally, total?: number): DocumentCounts => {
  const byStatus = new Map<string, number>()
  for (const { status, count } of rows) byStatus.set(shownAs(status), (byStatus.get(shownAs(status)) ?? 0) + count)
  const counted = rows.reduce((sum, { count }) => sum + count, 0)
  return { byStatus, counted, total: total ?? counted }
}

/** The server answered, and has no such call. */
const isUnknownCall = ({ code }: ServerFailure): boolean =>
  code === 'server.refused' || code === 'server.failed' || code === 'server.unreadable'

/** Counts of all documents; from a backend that cannot count, of its newest ones (docs/decisions/0150). */
export const documentCountsQuery = <Row>(
  api: ApiClient,
  { key, queryKey, count, newest, statusOf, shownAs }: OverviewKind<Row>,
) =>
  queryOptions({
    queryKey: [...queryKey, 'counts', key],
    queryFn: async ({ signal }): Promise<DocumentCounts> => {
      const answer = await count(api, signal)
      if (answer.ok) return sumOf(shownAs, answer.value)
      if (!isUnknownCall(answer.failure)) return valueOrThrow(answer)
      const { rows, total } = valueOrThrow(await newest(api, countedAtMost, signal))
      const each = rows.map((row) => ({ status: statusOf(row), count: 1 }))
      return sumOf(shownAs, each, total)
    },
  })
