import { queryOptions } from '@tanstack/react-query'
import { shownStatus, type ShownStatus } from '../../../domain/declaration/status.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys, declarationsAsked } from './declarations.ts'

/** How many declarations are shown in each status; `counted` of the `total` that the list has. */
export interface DeclarationCounts {
  readonly byStatus: ReadonlyMap<ShownStatus, number>
  readonly counted: number
  readonly total: number
}

const countedAtMost = 100
const newest = { page: 0, size: countedAtMost, search: '', sort: 'register_date:desc', filters: {} }

const sumOf = (rows: readonly { readonly status: string; readonly count: number }[], total?: number) => {
  const byStatus = new Map<ShownStatus, number>()
  for (const { status, count } of rows)
    byStatus.set(shownStatus(status), (byStatus.get(shownStatus(status)) ?? 0) + count)
  const counted = rows.reduce((sum, { count }) => sum + count, 0)
  return { byStatus, counted, total: total ?? counted }
}

/** The server answered, and has no such call. */
const isUnknownCall = ({ code }: ServerFailure): boolean =>
  code === 'server.refused' || code === 'server.failed' || code === 'server.unreadable'

/** Counts of all declarations; from a backend that cannot count, of its newest ones (docs/decisions/0150). */
export const declarationCountsQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: declarationKeys.counts(collection),
    queryFn: async ({ signal }): Promise<DeclarationCounts> => {
      const answer = await api.send(declarationLists[collection].count, {}, { signal })
      if (answer.ok) return sumOf(answer.value.counts)
      if (!isUnknownCall(answer.failure)) return valueOrThrow(answer)
      const { declarations, pagination } = valueOrThrow(
        await api.send(declarationLists[collection].list, { query: declarationsAsked(newest) }, { signal }),
      )
      return sumOf(
        declarations.map(({ noti_cd_tax: status }) => ({ status, count: 1 })),
        pagination.total_elements,
      )
    },
  })
