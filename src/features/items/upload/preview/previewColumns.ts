import type { RowField } from '../../../../domain/items/row.ts'

/** Widths of the columns in px: rows that are not drawn cannot make a column wider. */
export const fieldWidths: Readonly<Record<RowField, number>> = {
  item_code: 140,
  item_name: 280,
  item_kname: 200,
  curr_cd: 90,
  unit_prc: 150,
  vat_rate: 100,
  uom: 120,
  memo: 200,
}
export const numberWidth = 72
export const choiceWidth = 88

export const totalWidth = Object.values(fieldWidths).reduce((sum, width) => sum + width, numberWidth + choiceWidth)
