import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownNumber } from '../../i18n/numbers.ts'

/** Texts that fields of every kind of document have. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that the tax authority does not take: type it again instead of pasting it`,
  required_for_xml: msg`Fill this in: the tax authority requires it`,
}

const longest = 'too_long_for_xml:'

/** The text of a message code (`required_for_xml`, `too_long_for_xml:50`), or null where there is none. */
export const fieldMessage = (code: string): MessageDescriptor | null => {
  const max = code.startsWith(longest) ? shownNumber(Number(code.slice(longest.length))) : null
  return max === null
    ? (messages[code] ?? null)
    : msg`The tax authority takes at most ${max} characters here: shorten it`
}
