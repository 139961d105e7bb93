import type { RowField } from '../../../../domain/items/row.ts'

/** Widths of the columns in px: rows that are not drawn cannot make a column wider. */
export const fieldWidths: Readonly<Record<RowField, number>> = {
  item_code: 120,
  item_name: 240,
  item_kname: 150,
  curr_cd: 90,
  unit_prc: 130,
  vat_rate: 125,
  uom: 100,
  memo: 150,
}
export const numberWidth = 64
export const choiceWidth = 88

export const totalWidth = Object.values(fieldWidths).reduce((sum, width) => sum + width, numberWidth + choiceWidth)
