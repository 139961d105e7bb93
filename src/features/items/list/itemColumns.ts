import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ItemListRow } from '../../../api/contract/items.ts'
import type { ItemFlag } from '../../../domain/items/rated.ts'
import { shownVatRate, vatRates } from '../../../domain/items/vatRates.ts'
import { shownMoney } from '../../../domain/money.ts'

type Column = Exclude<keyof ItemListRow, 'id' | 'created_at'>
/** Columns of texts; the others are flags. */
type TextColumn = Exclude<Column, ItemFlag>

/** Names of what a list of items shows (seed 001 §2.8), in its order. */
export const itemHeadings = {
  item_code: msg`Item code`,
  item_name: msg`Item name`,
  item_kname: msg`English name`,
  item_ename: msg`Internal name`,
  uom: msg`Unit of measure`,
  unit_prc: msg`Unit price`,
  curr_cd: msg`Currency`,
  vat_rate: msg`VAT rate`,
  memo: msg`Memo`,
  not_reduced: msg`Not reduced`,
  special_consumption: msg`Special consumption tax`,
} as const satisfies Record<Column, MessageDescriptor>

/** A rate as people write it, whatever the server calls it. */
export const rateText = (code: string): string => {
  const rate = vatRates.find((known) => known === code)
  return rate === undefined ? code : shownVatRate(rate)
}

/** What a flag says in a file, which an upload reads again. */
export const flagTexts = { yes: msg`Yes`, no: msg`No` } as const

/** What an item says in a column, as people read it. */
export const itemText = (item: ItemListRow, column: TextColumn): string => {
  if (column === 'unit_prc') return shownMoney(item.unit_prc, item.curr_cd)
  return column === 'vat_rate' ? rateText(item.vat_rate) : item[column]
}
