import { currencyDecimals, readAmount } from '../../money.ts'
import type { RowRules } from '../../upload/rowRules.ts'
import { currencies } from '../currencies.ts'
import { rowFields, rowProblems, type RowField } from '../row.ts'
import { readField, shownField } from './convert.ts'
import { itemFieldOf } from './headings.ts'

/** How rows of a file become items. */
export const itemRows: RowRules<RowField> = {
  fields: rowFields,
  needed: [['item_code'], ['item_name'], ['curr_cd'], ['unit_prc'], ['vat_rate'], ['uom']],
  fewestHeadings: 6,
  fixable: ['curr_cd', 'vat_rate', 'uom'],
  code: { field: 'item_code', isTwice: 'item_code_is_duplicate' },
  price: {
    field: 'unit_prc',
    // A currency of two decimals leaves one way to read three digits behind a sign.
    isAmbiguous: ({ curr_cd }) => currencies.every((known) => known !== curr_cd) || currencyDecimals(curr_cd).most > 2,
  },
  fieldOf: itemFieldOf,
  // Items have a price, headings do not.
  isOfRecord: (text) => readAmount(text) !== null,
  read: readField,
  // A sheet's numbers have a decimal point, whatever 1.001 would mean as it is typed.
  readNumber: (field, { text }) =>
    field === 'unit_prc' ? { text: readAmount(text.replace('.', ',')) ?? text, from: null } : null,
  isNumeric: (field) => field === 'unit_prc' || field === 'vat_rate',
  shown: shownField,
  problems: rowProblems,
}
