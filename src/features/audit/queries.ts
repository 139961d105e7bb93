import { queryOptions } from '@tanstack/react-query'
import { listAudit } from '../../api/contract/auditTrail.ts'
import { listUsers } from '../../api/contract/users.ts'
import type { ApiClient } from '../../api/client.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'

export const auditQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: ['audit', place],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(listAudit, { query: { ...placeQuery(place), ...place.filters } }, { signal })),
  })

/** The people by whom the entries can be narrowed: the first hundred by name. */
export const peopleQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['audit', 'people'],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(listUsers, { query: { page_size: '100' } }, { signal })).users,
  })
