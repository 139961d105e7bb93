import * as v from 'valibot'
import { textUpTo } from './bounded.ts'
import { inKeyboardSigns } from './keyboardSigns.ts'
import { composed, isXmlText } from './text.ts'

/**
 * Codes by which people name records: of items, of shops and of their POS. Two that look alike are one code, however they were typed, pasted
 * or uploaded: what cannot be seen is dropped as a code is read, and codes that only a close look distinguishes are equal.
 */

/** Longest text that is read as a code, with all that is dropped of it. */
const longestRead = 1000

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Every blank there is, those included that `\s` leaves out: next line and the braille blank. */
const blanks = /[\s\u{85}\u{2800}]+/gu
/** ASCII as East Asian keyboards type it. */
const fullWidth = /[\u{FF01}-\u{FF5E}]/gu
const halfWidth = (character: string): string => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfe_e0)

/** A code as it is kept: composed, with the Vietnamese Đ, single blanks and nothing invisible. */
export const recordCode = (text: string): string =>
  composed(text)
    .replaceAll(invisible, '')
    .replaceAll(fullWidth, halfWidth)
    .replaceAll(/[\u{D0}\u{189}]/gu, 'Đ')
    .replaceAll('\u{F0}', 'đ')
    .replaceAll(blanks, ' ')
    .trim()

/** ASCII with single blanks between its words: a code as it is. */
const asItIs = /^[!-~]+(?: [!-~]+)*$/

/** A text in the signs that keyboards have, as far as it can be written in them; one that is too long for a code stays as it is. */
export const plainCode = (text: string): string => {
  if (text.length > longestRead || asItIs.test(text)) return text
  return composed(inKeyboardSigns(recordCode(text)), 'NFKC')
    .replaceAll(blanks, ' ')
    .trim()
}

/** What tells one code from another: equal for codes that look alike, in capitals or not, and with whatever dash. */
export const recordCodeKey = (text: string): string => plainCode(text).toLowerCase()

/** Letters that nobody takes for another one: of Vietnamese, Western European and East Asian writing. */
const knownLetter =
  /[A-Za-z\u{C0}-\u{130}\u{132}-\u{17E}\u{1A0}\u{1A1}\u{1AF}\u{1B0}\u{1E00}-\u{1EFF}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const knownSign = /[0-9 [[\p{P}\p{S}]&&\p{Script=Common}]]/v

/** The first character of a code that may be taken for another one or cannot be read, such as a Cyrillic В; null where there is none. */
export const doubtfulCharacter = (code: string): string | null => {
  for (const character of recordCode(code.slice(0, longestRead)))
    for (const part of composed(character, 'NFKC'))
      if (!knownLetter.test(part) && !knownSign.test(part)) return character
  return null
}

const namingPrefixes = { doubtful: 'doubtful_character:', notPlain: 'not_plain_character:' } as const

/** The message code that names the character, as `doubtful_character:В`. */
const doubtfulMessage = (code: string): string => `${namingPrefixes.doubtful}${doubtfulCharacter(code) ?? ''}`

export interface NamedCharacter {
  /** Whether it may stand in no code, or in none of those that are of ASCII alone. */
  readonly kind: keyof typeof namingPrefixes
  readonly character: string
  /** As `U+0412`. */
  readonly codePoint: string
}

/** The character that a message code names, and null where it names none. */
export const characterNamedBy = (message: string): NamedCharacter | null => {
  for (const kind of ['doubtful', 'notPlain'] as const) {
    if (!message.startsWith(namingPrefixes[kind])) continue
    const character = message.slice(namingPrefixes[kind].length)
    const hexadecimal = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return { kind, character, codePoint: `U+${hexadecimal.padStart(4, '0')}` }
  }
  return null
}

/** A code of at most `max` characters; answers it as it is kept. @param kept a code that may stay whatever it is */
export const recordCodeOf = (max: number, kept = '') =>
  v.pipe(
    textUpTo(longestRead, `too_long:${max}`),
    v.transform(recordCode),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === recordCode(kept)) return
      const code = dataset.value
      if (!isXmlText(code)) addIssue({ message: 'unprintable_characters' })
      else if (doubtfulCharacter(code) !== null) addIssue({ message: doubtfulMessage(code) })
      else if (code.length > max) addIssue({ message: `too_long:${max}` })
    }),
  )

/**
 * A text of at most `max` characters that consists of ASCII alone, as numbers and addresses of the internet do: read in the signs that
 * keyboards have, or refused with the first other character named.
 */
export const plainCodeOf = (max: number) =>
  v.pipe(
    textUpTo(longestRead, `too_long:${max}`),
    v.transform(plainCode),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const other = /[^ -~]/u.exec(dataset.value)?.[0]
      if (!isXmlText(dataset.value)) addIssue({ message: 'unprintable_characters' })
      else if (other !== undefined) addIssue({ message: `${namingPrefixes.notPlain}${other}` })
      else if (dataset.value.length > max) addIssue({ message: `too_long:${max}` })
    }),
  )
