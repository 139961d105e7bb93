import { msg } from '@lingui/core/macro'
import { rowLimits } from '../../../domain/items/row.ts'

const { item_code: code, item_name: name, item_kname: english, uom, memo } = rowLimits

/** What each column holds (seed 001 §5). */
export const guideTexts = {
  item_code: msg`Your own code of the item, at most ${code} characters. No code may stand in two rows, or belong to an item that you have already.`,
  item_name: msg`The name that is printed on invoices, at most ${name} characters.`,
  item_kname: msg`The name in English, at most ${english} characters.`,
  curr_cd: msg`The currency of the price by its code of three letters: VND, USD, EUR …`,
  unit_prc: msg`The price of one unit, as a number without the sign of the currency. VND has up to 6 decimals, other currencies 2.`,
  vat_rate: msg`0%, 5%, 8% or 10%; KCT for what is not subject to VAT, KKKNT for what is not declared.`,
  uom: msg`Piece, box, kg, hour …, at most ${uom} characters.`,
  memo: msg`Whatever you want to note, at most ${memo} characters.`,
  not_reduced: msg`Yes where the decree that reduces 10% to 8% excepts the item. Left empty, an item of 10% is not reduced, and all others are no.`,
  special_consumption: msg`Yes where special consumption tax is paid on the item, as on beer, spirits, tobacco and petrol. Petrol is reduced all the same: give it 8%.`,
} as const
