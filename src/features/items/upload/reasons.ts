import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { rowReason } from '../../../records/upload/rows/rowReasons.ts'

/** Why an item was not uploaded (seed 001 §8), and what is wrong with its cells (§5). */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  item_code_is_taken: msg`Fail due to items codes is exist`,
  item_code_is_duplicate: msg`Duplicate Item Code`,
  vat_rate_is_unknown: msg`Vat can only be 0%, 5% , 8% , 10%, KKKNT, KCT`,
  rate_is_reduced: msg`8% is a reduced rate: write 10% for what is not reduced`,
  flag_is_unknown: msg`Write yes or no, or leave this empty`,
  amount_is_no_number: msg`Unit price must be a number`,
  unit_price_is_no_number: msg`Unit price must be a number`,
  amount_is_negative: msg`Unit price cannot be less than 0`,
  currency_is_unknown: msg`This currency is not in the list: write its code, as VND or USD`,
}

const decimals = 'amount_decimals:'

const ownReason = (code: string): MessageDescriptor | null => {
  const most = code.startsWith(decimals) ? code.slice(decimals.length) : null
  return most === null ? (reasons[code] ?? null) : msg`At most ${most} digits may stand behind the comma`
}

/** The text of a message code of a row or cell. */
export const reasonText = (code: string): MessageDescriptor => rowReason(code, ownReason)
