import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownNumber } from '../../i18n/numbers.ts'

/** Texts that fields of every kind of document have. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that the tax authority does not take: type it again instead of pasting it`,
  required_for_xml: msg`Fill this in: the tax authority requires it`,
  xml_is_too_large: msg`All lines together are more than the tax authority takes in one document: shorten the texts, or divide it`,
  day_before_last_number: msg`The last document under this symbol has a later day: choose that day or a later one`,
  day_outside_symbol_year: msg`The symbol is of another year: choose a day of its year, or another symbol`,
  numbers_used_up: msg`All numbers of this symbol are used: choose another symbol`,
  too_many_numbers_waiting: msg`Too many numbers of this symbol wait to be used: send or delete documents that have one`,
}

const longest = 'too_long_for_xml:'

/** The text of a message code (`required_for_xml`, `too_long_for_xml:50`), or null where there is none. */
export const fieldMessage = (code: string): MessageDescriptor | null => {
  const max = code.startsWith(longest) ? shownNumber(Number(code.slice(longest.length))) : null
  return max === null
    ? (messages[code] ?? null)
    : msg`The tax authority takes at most ${max} characters here: shorten it`
}
