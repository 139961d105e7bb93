import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { listDeclarations } from '../contract/declarations.ts'
import { valueOrThrow } from '../failureError.ts'

/** Where the user is in the list; page numbers count from 0 (seed 000 §9). */
export interface ListPlace {
  readonly page: number
  readonly size: number
  readonly search: string
  /** `column:asc`, `column:desc` or empty. */
  readonly sort: string
}

export const declarationKeys = {
  all: ['declarations'] as const,
  lists: ['declarations', 'list'] as const,
  detail: (id: string) => ['declarations', 'detail', id] as const,
}

export const declarationListQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: [...declarationKeys.lists, place],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await api.send(
          listDeclarations,
          {
            query: {
              page_number: String(place.page),
              page_size: String(place.size),
              search_value: place.search,
              ...(place.sort === '' ? {} : { sort_columns: place.sort }),
            },
          },
          { signal },
        ),
      ),
  })
