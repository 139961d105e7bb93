import type { RowField } from '../../../../domain/items/row.ts'

/** Widths of the columns in px: rows that are not drawn cannot make a column wider. */
export const fieldWidths: Readonly<Record<RowField, number>> = {
  item_code: 112,
  item_name: 190,
  item_kname: 120,
  curr_cd: 84,
  unit_prc: 120,
  vat_rate: 116,
  uom: 92,
  memo: 110,
  not_reduced: 104,
  special_consumption: 120,
}
export const numberWidth = 56
export const choiceWidth = 88

export const totalWidth = Object.values(fieldWidths).reduce((sum, width) => sum + width, numberWidth + choiceWidth)
