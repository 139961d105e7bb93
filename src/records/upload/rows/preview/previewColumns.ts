import type { RowField } from '../../../../domain/items/row.ts'

/** Widths of the columns in px: rows that are not drawn cannot make a column wider. */
export const fieldWidths: Readonly<Record<RowField, number>> = {
  item_code: 112,
  item_name: 170,
  item_kname: 104,
  curr_cd: 80,
  unit_prc: 104,
  vat_rate: 96,
  uom: 80,
  memo: 100,
  not_reduced: 96,
  special_consumption: 116,
}
export const numberWidth = 56
export const choiceWidth = 88

export const totalWidth = Object.values(fieldWidths).reduce((sum, width) => sum + width, numberWidth + choiceWidth)
