import type { ApiClient } from '../../../api/client.ts'
import { exportedAtOnce, listItems, type ItemListRow } from '../../../api/contract/items.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { itemListRequest } from '../queries.ts'

export interface ItemPage {
  readonly items: readonly ItemListRow[]
  /** Of the whole list, as far as it is narrowed. */
  readonly total: number
}

/**
 * All items that the list shows at a place, in its order, in pages of 500 until one has fewer rows (seed 001 §7). An item that moves to another
 * page meanwhile comes once. Throws the failure of a page.
 */
export async function* itemPages(api: ApiClient, place: ListPlace, signal: AbortSignal): AsyncGenerator<ItemPage> {
  const seen = new Set<string>()
  for (let page = 0; ; page += 1) {
    const query = itemListRequest({ ...place, page, size: exportedAtOnce })
    const { items, pagination } = valueOrThrow(await api.send(listItems, { query }, { signal }))
    const fresh = items.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    yield { items: fresh, total: pagination.total_elements }
    if (items.length < exportedAtOnce) return
  }
}
