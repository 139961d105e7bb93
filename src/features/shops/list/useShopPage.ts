import { useEffect } from 'react'
import type { ShopRow } from '../../../api/contract/shops.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useRecordPage, type RecordPage } from '../../../records/recordPage.ts'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { deleteDialog, formScreen } from '../parts.ts'
import { shopListQuery } from '../queries.ts'

/** A page of the list. Once it is there, what opens over it is fetched too. */
export const useShopPage = (place: ListPlace): RecordPage<ShopRow> => {
  const page = useRecordPage(shopListQuery(useApi(), place), ({ shops, pagination }) => ({
    rows: shops,
    total: pagination.total_elements,
  }))
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, deleteDialog])), [isLoading])
  return page
}
