import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ItemListRow } from '../../../api/contract/items.ts'
import { useCodeOptions } from '../../../codeLists/useCodeOptions.ts'
import { itemFlags } from '../../../domain/items/rated.ts'
import { keysOf } from '../../../domain/form/table.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { flagTexts, itemHeadings, itemText } from './itemColumns.ts'
import { itemShape } from './listShape.ts'

export const itemKey = ({ id }: ItemListRow): string => id
/** What an item is called: its code and name. */
export const itemLabel = ({ item_code, item_name }: ItemListRow): string => `${item_code} ${item_name}`

const dash = (text: string): string => (text === '' ? '–' : text)

type ColumnLayout = Omit<DataColumn<ItemListRow>, 'id' | 'header' | 'cell'>

const layouts: Readonly<Record<keyof typeof itemHeadings, ColumnLayout>> = {
  item_code: { width: 110, canHide: false },
  item_name: {
    width: 240,
    widthWhereNarrow: 220,
    comesFirstWhereNarrow: true,
    isRowHeader: true,
    canHide: false,
    detailWhereNarrow: (item) =>
      `${item.item_code} · ${itemText(item, 'unit_prc')} ${item.curr_cd} · ${itemText(item, 'vat_rate')}`,
  },
  item_kname: { width: 160 },
  item_ename: { width: 160 },
  uom: { width: 96 },
  unit_prc: { width: 130, align: 'end' },
  curr_cd: { width: 90 },
  vat_rate: { width: 90, align: 'end' },
  memo: { width: 140 },
  not_reduced: { width: 120 },
  special_consumption: { width: 150 },
}

const useItemColumns = (): DataColumn<ItemListRow>[] => {
  const { i18n } = useLingui()
  return useMemo(
    () =>
      keysOf(itemHeadings).map((id) => ({
        ...layouts[id],
        id,
        header: i18n._(itemHeadings[id]),
        ...(id === 'not_reduced' || id === 'special_consumption'
          ? { cell: (item: ItemListRow) => (item[id] ? i18n._(flagTexts.yes) : '–') }
          : { cell: (item: ItemListRow) => dash(itemText(item, id)), isSortable: true }),
      })),
    [i18n],
  )
}

/** The list of items (seed 001 §2.8). */
export const useItemList = (): RecordListDescription<ItemListRow> => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return {
    id: 'items',
    shape: itemShape,
    columns: useItemColumns(),
    firstLayout: { order: [...keysOf(itemHeadings)], hidden: ['item_ename', ...itemFlags], widths: {} },
    filters: [
      { kind: 'choice', name: 'vat', label: t`VAT rate`, options: useCodeOptions('vat-rate') },
      {
        kind: 'choice',
        name: 'flag',
        label: t`Marked as`,
        options: itemFlags.map((flag) => ({ value: flag, label: i18n._(itemHeadings[flag]) })),
      },
    ],
    rowKey: itemKey,
    rowLabel: itemLabel,
    texts: {
      list: t`List of items`,
      table: t`Items`,
      search: t`Search items`,
      searchHint: <Trans>Codes, names, units and memos are searched. Try fewer or shorter words.</Trans>,
    },
  }
}
