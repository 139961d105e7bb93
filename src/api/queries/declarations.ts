import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { listDeclarations } from '../contract/declarations.ts'
import { valueOrThrow } from '../failureError.ts'
import { placeQuery, type ListPlace } from './listPlace.ts'

export const declarationKeys = {
  all: ['declarations'] as const,
  lists: ['declarations', 'list'] as const,
  detail: (id: string) => ['declarations', 'detail', id] as const,
}

export const declarationListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...declarationKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(listDeclarations, { query: placeQuery(place) }, { signal })),
  })
