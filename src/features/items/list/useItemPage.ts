import { useEffect } from 'react'
import type { ItemListRow } from '../../../api/contract/items.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useRecordPage, type RecordPage } from '../../../records/recordPage.ts'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { deleteDialog, formScreen } from '../parts.ts'
import { itemListQuery } from '../queries.ts'

/** A page of the list. Once it is there, what opens over it is fetched too. */
export const useItemPage = (place: ListPlace): RecordPage<ItemListRow> => {
  const page = useRecordPage(itemListQuery(useApi(), place), ({ items, pagination }) => ({
    rows: items,
    total: pagination.total_elements,
  }))
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, deleteDialog])), [isLoading])
  return page
}
