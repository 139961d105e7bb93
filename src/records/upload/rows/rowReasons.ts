import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { characterNamedBy, type NamedCharacter } from '../../../domain/recordCode.ts'

/** What is wrong with cells whatever they hold, and why rows were not uploaded. */
const common: Readonly<Record<string, MessageDescriptor>> = {
  not_uploaded: msg`Not uploaded, because other rows were refused`,
  cell_is_required: msg`Cannot be empty`,
  cell_is_an_error: msg`An error stands in this cell of the file`,
  formula_has_no_value: msg`The formula in this cell has no value`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed`,
}

const tooLong = 'too_long:'

const namedCharacter = ({ character, codePoint }: NamedCharacter): MessageDescriptor =>
  msg`“${character}” (${codePoint}) is easily taken for another character or cannot be read: type it again`

/** The text of a message code of a row or cell. @param own texts of the list, or null for a code that it has none for */
export const rowReason = (code: string, own: (code: string) => MessageDescriptor | null): MessageDescriptor => {
  const said = own(code) ?? common[code]
  if (said !== undefined) return said
  const named = characterNamedBy(code)
  if (named !== null) return namedCharacter(named)
  return code.startsWith(tooLong) ? msg`Exceeds maximum length` : msg`This is not accepted`
}
