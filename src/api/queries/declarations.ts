import { queryOptions } from '@tanstack/react-query'
import { isAccepted, shownStatuses } from '../../domain/declaration/status.ts'
import { declarationTypes } from '../../domain/declaration/values.ts'
import type { ApiClient } from '../client.ts'
import { listDeclarations } from '../contract/declarations.ts'
import { valueOrThrow } from '../failureError.ts'
import { placeQuery, type ListPlace } from './listPlace.ts'

export const declarationKeys = {
  all: ['declarations'] as const,
  lists: ['declarations', 'list'] as const,
  counts: ['declarations', 'counts'] as const,
  pending: ['declarations', 'pending'] as const,
  detail: (id: string) => ['declarations', 'detail', id] as const,
}

/** The list's filters: `from` and `to` (days of `register_date`), `status` as it is shown, `type`. */
const narrowed = ({ filters }: ListPlace) => ({
  start_date: filters['from'],
  end_date: filters['to'],
  status: shownStatuses.find((status) => status === filters['status']),
  decl_type: filters['type'],
})

export const declarationListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...declarationKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await api.send(listDeclarations, { query: { ...placeQuery(place), ...narrowed(place) } }, { signal }),
      ),
  })

/**
 * Whether the authority has accepted a new registration of the company, by the list that every backend has (seed 000 §7): its types
 * in order, so that registrations come first.
 */
export const acceptedRegistrationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'accepted-registration'],
    queryFn: async ({ signal }) => {
      const query = placeQuery({ page: 0, size: 100, search: '', sort: 'decl_type:asc', filters: {} })
      const { declarations } = valueOrThrow(await api.send(listDeclarations, { query }, { signal }))
      return declarations.some(
        ({ decl_type, noti_cd_tax }) => decl_type === declarationTypes.registration && isAccepted(noti_cd_tax),
      )
    },
  })
