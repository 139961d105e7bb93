import type { ItemListRow } from '../../../api/contract/items.ts'
import { keysOf } from '../../../domain/form/table.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import { itemHeadings } from '../list/itemColumns.ts'

export const exportedColumns = keysOf(itemHeadings)

const widths: Readonly<Record<(typeof exportedColumns)[number], number>> = {
  item_code: 16,
  item_name: 44,
  item_kname: 36,
  item_ename: 28,
  uom: 14,
  unit_prc: 18,
  curr_cd: 10,
  vat_rate: 10,
  memo: 36,
  not_reduced: 14,
  special_consumption: 16,
}

/** The sheet "Item List" (seed 001 §9). */
export const itemSheet = (headingOf: (column: (typeof exportedColumns)[number]) => string) => ({
  name: 'Item List',
  columns: exportedColumns.map((column) => ({
    heading: headingOf(column),
    width: widths[column],
    ...(column === 'unit_prc' ? { format: '#,##0.######' } : {}),
    ...(column === 'vat_rate' ? { format: '0%' } : {}),
  })),
})

/** Digits that a spreadsheet's numbers keep: an amount with more stays a text. */
const exactDigits = 15

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text) && text.replace('.', '').length <= exactDigits

/** What a flag says, in the language of the file. */
export type FlagWords = Readonly<Record<'yes' | 'no', string>>

/** An item as cells: amounts and rates as numbers where a spreadsheet keeps them exactly, all else as text. */
export const itemCells = (item: ItemListRow, words: FlagWords): Cell[] =>
  exportedColumns.map((column) => {
    const said = item[column]
    const text = typeof said === 'boolean' ? (said ? words.yes : words.no) : said
    const kind = (column === 'unit_prc' || column === 'vat_rate') && isNumber(text) ? 'number' : 'text'
    return text === '' ? null : { kind, text }
  })
