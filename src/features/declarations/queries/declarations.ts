import { queryOptions } from '@tanstack/react-query'
import { vietnamDay } from '../../../domain/dates.ts'
import { firstRegisterDay } from '../../../domain/declaration/days.ts'
import { shownStatuses } from '../../../domain/declaration/status.ts'
import type { ApiClient } from '../../../api/client.ts'
import { listDeclarations } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'

export const declarationKeys = {
  all: ['declarations'] as const,
  lists: ['declarations', 'list'] as const,
  counts: ['declarations', 'counts'] as const,
  pending: ['declarations', 'pending'] as const,
  detail: (id: string) => ['declarations', 'detail', id] as const,
}

/** Everything that screens show of declarations, without what the follower itself asks. */
export const shownDeclarations = {
  predicate: ({ queryKey: [area, kind] }: { readonly queryKey: readonly unknown[] }): boolean =>
    area === declarationKeys.all[0] && kind !== declarationKeys.pending[1],
}

/**
 * What the list is asked for: `from` and `to` are days of `register_date`, 2023-01-01 and today in Vietnam without such a filter
 * (seed 000 §7); `status` is the one shown.
 */
export const declarationsAsked = (place: ListPlace) => ({
  ...placeQuery(place),
  start_date: place.filters['from'] ?? firstRegisterDay,
  end_date: place.filters['to'] ?? vietnamDay(new Date()),
  status: shownStatuses.find((status) => status === place.filters['status']),
  decl_type: place.filters['type'],
})

export const declarationListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...declarationKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(listDeclarations, { query: declarationsAsked(place) }, { signal })),
  })
