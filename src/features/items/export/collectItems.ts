import type { ApiClient } from '../../../api/client.ts'
import type { ItemListRow } from '../../../api/contract/items.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { itemPages } from './itemPages.ts'

/** All items that the list shows, not only the page. @param onProgress hears which part of them is there, from 0 to 1 */
export const collectItems = async (
  api: ApiClient,
  place: ListPlace,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<readonly ItemListRow[]> => {
  const all: ItemListRow[] = []
  for await (const { items, total } of itemPages(api, place, signal)) {
    all.push(...items)
    onProgress(total === 0 ? 1 : Math.min(1, all.length / total))
  }
  return all
}
