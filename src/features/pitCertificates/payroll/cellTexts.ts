import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { characterNamedBy, type NamedCharacter } from '../../../domain/recordCode.ts'
import { fieldMessage } from '../form/fieldTexts.ts'

/** What only the file shows of a cell, and why a row was not uploaded. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  zero_is_lost: msg`Excel has dropped the 0 in front: give the column the format Text and type the number again`,
  digits_are_lost: msg`Excel has kept 15 digits of this number: give the column the format Text and type it again`,
  cell_is_a_date: msg`This is a date: give the column the format Text and type what belongs here`,
  cell_is_an_error: msg`An error stands in this cell of the file`,
  formula_has_no_value: msg`The formula in this cell has no value: open the file in Excel, save it and choose it again`,
  not_uploaded: msg`Not uploaded, because other rows were refused`,
  unprintable_characters: msg`This contains characters that cannot be printed`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  phone_is_invalid: msg`This is no phone number: write its digits alone`,
}

const doubtfulCharacter = ({ character, codePoint }: NamedCharacter): MessageDescriptor =>
  msg`“${character}” (${codePoint}) is easily taken for another character or cannot be read: type it again`

/** The text of a message code of a cell or row. */
export const cellMessage = (code: string): MessageDescriptor => {
  const named = characterNamedBy(code)
  if (named !== null) return doubtfulCharacter(named)
  if (code.startsWith('too_long:')) return msg`This is too long: shorten it`
  return texts[code] ?? fieldMessage(code) ?? msg`This value is not accepted`
}
