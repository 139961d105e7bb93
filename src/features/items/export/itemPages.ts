import type { ApiClient } from '../../../api/client.ts'
import { exportedAtOnce, listItems, type ItemListRow } from '../../../api/contract/items.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { listPages } from '../../../records/export/listPages.ts'
import { itemListRequest } from '../queries.ts'

export interface ItemPage {
  readonly items: readonly ItemListRow[]
  /** Of the whole list, as far as it is narrowed. */
  readonly total: number
}

/** All items that the list shows at a place, in its order, in pages of 500 (seed 001 §7). Throws the failure of a page. */
export async function* itemPages(api: ApiClient, place: ListPlace, signal: AbortSignal): AsyncGenerator<ItemPage> {
  let total = 0
  const read = async (at: ListPlace) => {
    const answered = valueOrThrow(await api.send(listItems, { query: itemListRequest(at) }, { signal }))
    total = answered.pagination.total_elements
    return answered.items
  }
  for await (const items of listPages({ place, size: exportedAtOnce, keyOf: ({ id }: ItemListRow) => id, read }))
    yield { items, total }
}
