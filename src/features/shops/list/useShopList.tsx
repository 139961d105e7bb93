import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ShopRow } from '../../../api/contract/shops.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { shopShape } from './listShape.ts'

export const shopKey = ({ id }: ShopRow): string => id
/** What a shop is called: its name, with its code where it has one. */
export const shopLabel = ({ name, shop_code }: ShopRow): string => (shop_code === '' ? name : `${name} (${shop_code})`)

const dash = (text: string): string => (text === '' ? '–' : text)

const useShopColumns = (): DataColumn<ShopRow>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Shop name`,
        cell: ({ name }) => name,
        detailWhereNarrow: ({ address }) => address,
        width: 260,
        widthWhereNarrow: 220,
        isSortable: true,
        comesFirstWhereNarrow: true,
        isRowHeader: true,
        canHide: false,
      },
      { id: 'shop_code', header: t`Shop code`, cell: ({ shop_code }) => dash(shop_code), width: 130, isSortable: true },
      { id: 'address', header: t`Address`, cell: ({ address }) => dash(address), width: 380, isSortable: true },
      { id: 'tel_no', header: t`Telephone`, cell: ({ tel_no }) => dash(tel_no), width: 140, isSortable: true },
    ],
    [t],
  )
}

/** The list of shops (seed 001 §2.2). */
export const useShopList = (): RecordListDescription<ShopRow> => {
  const { t } = useLingui()
  return {
    id: 'shops',
    shape: shopShape,
    columns: useShopColumns(),
    firstLayout: { order: ['name', 'shop_code', 'address', 'tel_no'], hidden: [], widths: {} },
    filters: [],
    rowKey: shopKey,
    rowLabel: shopLabel,
    texts: {
      list: t`List of shops`,
      table: t`Shops`,
      search: t`Search shops`,
      searchHint: (
        <Trans>Names, codes, addresses and telephone numbers are searched. Try fewer or shorter words.</Trans>
      ),
    },
  }
}
