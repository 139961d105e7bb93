import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of an item's fields (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  item_code_is_required: msg`Item code is required`,
  item_code_is_taken: msg`Another item of your company has this code or one that looks like it: choose another one`,
  item_name_is_required: msg`Item name is required`,
  uom_is_required: msg`Unit of measure is required`,
  unit_price_is_required: msg`Unit price is required`,
  currency_is_required: msg`Currency is required`,
  currency_is_unknown: msg`This currency is not in the list`,
  vat_rate_is_unknown: msg`VAT rate must be 0, 0.05, 0.08, 0.1, KCT or KKKNT`,
  rate_is_reduced: msg`8% is a reduced rate: choose 10% for an item that is not reduced`,
  amount_is_no_number: msg`This must be a number, as 1.234.567,5`,
  amount_is_negative: msg`This cannot be less than 0`,
  at_least_one_item: msg`At least one item is required`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,
}

const decimals = 'amount_decimals:'

/** What an item can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'item.changed': {
      title: msg`This item was changed after you opened it`,
      text: msg`Somebody else has saved this item, or you have in another window; nothing was overwritten. Open the item again to change what it says now.`,
    },
    'upload.changed': {
      title: msg`Something else was uploaded before`,
      text: msg`Nothing was uploaded now. Go back to the rows and upload them once more.`,
    },
  },
  field: (code) => {
    const most = code.startsWith(decimals) ? code.slice(decimals.length) : null
    return most === null ? (fields[code] ?? null) : msg`At most ${most} digits may stand behind the comma`
  },
}
