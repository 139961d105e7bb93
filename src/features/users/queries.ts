import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { listShops } from '../../api/contract/shops.ts'
import { listUsers, userDetail } from '../../api/contract/users.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { roleFilters } from '../../domain/user/role.ts'
import { placeQuery, type ListPlace } from '../../api/queries/listPlace.ts'

export const userKeys = {
  all: ['users'] as const,
  lists: ['users', 'list'] as const,
  detail: (id: string) => ['users', 'detail', id] as const,
  shops: ['users', 'shops'] as const,
}

/** The role that the list is narrowed to. */
const roleIn = (filter: string | undefined) => {
  const role = roleFilters.find((each) => each === filter)
  return role === undefined ? {} : { role }
}

export const userListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...userKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await api.send(listUsers, { query: { ...placeQuery(place), ...roleIn(place.filters['role']) } }, { signal }),
      ),
  })

export const userDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: userKeys.detail(id),
    queryFn: async ({ signal }) => valueOrThrow(await api.send(userDetail, { params: { id } }, { signal })),
  })

/** Shops that a user can be connected with. */
export const shopChoiceQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...userKeys.shops, place],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(listShops, { query: placeQuery(place) }, { signal })),
  })
