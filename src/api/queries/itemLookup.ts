import { queryOptions } from '@tanstack/react-query'
import { lookupItemCodes, lookupItems, type CodeFound, type FoundItem } from '../contract/itemLookup.ts'
import { valueOrThrow } from '../failureError.ts'
import type { ApiClient } from '../client.ts'

/** All that is read of items is read anew when some have changed. */
export const itemsKey = ['items'] as const

const lookupKey = [...itemsKey, 'lookup'] as const

/** Items for a line of an invoice of a day, as they are typed for: by code, else by name. */
export const itemLookupQuery = (api: ApiClient, text: string, day: string) =>
  queryOptions({
    queryKey: [...lookupKey, 'text', day, text],
    queryFn: async ({ signal }): Promise<readonly FoundItem[]> =>
      valueOrThrow(await api.send(lookupItems, { body: { text, day } }, { signal })).items,
  })

/** Items of pasted codes, at most `mostCodesLookedUp`, by the code as it was pasted; a code without an item is not in it. */
export const itemCodesQuery = (api: ApiClient, codes: readonly string[], day: string) =>
  queryOptions({
    queryKey: [...lookupKey, 'codes', day, codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CodeFound>> => {
      const answer = valueOrThrow(await api.send(lookupItemCodes, { body: { codes: [...codes], day } }, { signal }))
      return new Map(answer.items.map((item) => [item.asked, item]))
    },
  })
