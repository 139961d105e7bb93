import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { characterNamedBy, type NamedCharacter } from '../../domain/recordCode.ts'
import type { FailureTexts } from '../../failures/knownTexts.ts'
import { shownNumber } from '../../i18n/numbers.ts'

/** Message codes that fields of every form have. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  date_is_invalid: msg`This is not a date of the calendar: write it as DD/MM/YYYY`,
  only_digits: msg`Only digits are allowed here`,
  phone_is_invalid: msg`This is not a phone number: write the digits of one number, with or without a + in front, and no extension`,
  email_is_invalid: msg`This is not an e-mail address`,
  tax_code_is_invalid: msg`A tax code has 10, 12 or 13 digits; 13 may have a dash after the tenth`,
  tax_code_check_digit: msg`One of the first 10 digits may be mistyped: the check digit does not match. Compare the tax code with the registration certificate.`,
}

const tooLong = 'too_long:'

const namedCharacter = ({ kind, character, codePoint }: NamedCharacter): MessageDescriptor =>
  kind === 'notPlain'
    ? msg`The character “${character}” (${codePoint}) cannot stand here: type letters from A to Z without accents, digits and the signs of the keyboard`
    : msg`The character “${character}” (${codePoint}) cannot stand in a code, since it is easily taken for another one or cannot be read: type it again on your own keyboard`

/** Texts that the forms of all areas share; an area's own come first. */
export const failureTexts: FailureTexts = {
  refusals: {
    'fields.invalid': {
      title: msg`Some fields are not valid`,
      text: msg`The fields concerned are marked in the form. Correct them, then try again.`,
    },
  },
  field: (code) => {
    const named = characterNamedBy(code)
    if (named !== null) return namedCharacter(named)
    const max = code.startsWith(tooLong) ? shownNumber(Number(code.slice(tooLong.length))) : null
    return max === null ? (messages[code] ?? null) : msg`At most ${max} characters are allowed`
  },
}
