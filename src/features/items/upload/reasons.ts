import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { characterNamedBy, type NamedCharacter } from '../../../domain/recordCode.ts'

/** Why a row was not uploaded (seed 001 §8), and what is wrong with a cell (§5). */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  item_code_is_taken: msg`Fail due to items codes is exist`,
  item_code_is_duplicate: msg`Duplicate Item Code`,
  not_uploaded: msg`Not uploaded, because other rows were refused`,
  cell_is_required: msg`Cannot be empty`,
  cell_is_an_error: msg`An error stands in this cell of the file`,
  formula_has_no_value: msg`The formula in this cell has no value`,
  vat_rate_is_unknown: msg`Vat can only be 0%, 5% , 8% , 10%, KKKNT, KCT`,
  rate_is_reduced: msg`8% is a reduced rate: write 10% for what is not reduced`,
  flag_is_unknown: msg`Write yes or no, or leave this empty`,
  amount_is_no_number: msg`Unit price must be a number`,
  unit_price_is_no_number: msg`Unit price must be a number`,
  amount_is_negative: msg`Unit price cannot be less than 0`,
  currency_is_unknown: msg`This currency is not in the list: write its code, as VND or USD`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed`,
}

const tooLong = 'too_long:'
const decimals = 'amount_decimals:'

const doubtfulCharacter = ({ character, codePoint }: NamedCharacter): MessageDescriptor =>
  msg`“${character}” (${codePoint}) is easily taken for another character or cannot be read: type it again`

/** The text of a message code of a row or cell. */
export const reasonText = (code: string): MessageDescriptor => {
  const named = characterNamedBy(code)
  if (named !== null) return doubtfulCharacter(named)
  if (code.startsWith(tooLong)) return msg`Exceeds maximum length`
  const most = code.startsWith(decimals) ? code.slice(decimals.length) : null
  if (most !== null) return msg`At most ${most} digits may stand behind the comma`
  return reasons[code] ?? msg`This is not accepted`
}
