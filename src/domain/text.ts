import * as v from 'valibot'
import { textUpTo } from './bounded.ts'
import { inKeyboardSigns } from './keyboardSigns.ts'

/** More marks on one letter than any writing has (UAX #15, stream-safe text): putting them in order takes the square of their number. */
const pileOfMarks = /\p{M}{31}/u

/** The text in a normal form of Unicode; as it is where marks are piled up on a letter, which is no text. */
export const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  pileOfMarks.test(text) ? text : text.normalize(form)

/** Precomposed Unicode (TCVN 6909:2001), the only form the tax authority's XML takes, without outer blanks. */
export const normalised = (text: string): string => composed(text).trim()

/** Characters that have been met, without their diacritics: normalising costs more than finding them. */
const bare = new Map<string, string>()

/** What is neither seen nor searched for: marks that stand by themselves or on letters, and characters that are not drawn. */
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const bareCharacter = (character: string): string => {
  const known = bare.get(character)
  if (known !== undefined) return known
  const plain = character.normalize('NFKD').replace(unseen, '')
  // The letters of other alphabets that are drawn as the Vietnamese Đ are typed for it.
  const made = inKeyboardSigns(plain).replace(/[đĐðÐƉ]/g, 'd')
  bare.set(character, made)
  return made
}

/** For searching: no diacritics, no case, nothing invisible; đ = ð = d, and every dash and every apostrophe is one. */
export const folded = (text: string): string => text.replace(/[^\0-\x7f]/gu, bareCharacter).toLowerCase()

/** The words of a typed search, folded, each once. A search finds what holds all of them, in any order. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(
    folded(typed)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
]

const shortestSearch = 2

/** Whether a typed text is long enough to be searched for everywhere. */
export const isSearchable = (typed: string): boolean => searchWords(typed).join('').length >= shortestSearch

/** XML 1.0 §2.2 Char: control characters, lone surrogates and the two non-characters cannot be written in any form. */
export const notAnXmlCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

export const isXmlText = (text: string): boolean => !notAnXmlCharacter.test(text)

/** What leaves ink: neither blank nor invisible, as the braille blank and the Hangul filler are. */
const ink = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u{85}\u{2800}]/u

/** Characters that turn the direction of those around them would show a text as another one. */
const isPrintable = (text: string): boolean =>
  isXmlText(text) && !/\p{Bidi_Control}/u.test(text) && (text === '' || ink.test(text))

const isOneLine = (text: string): boolean => !/[\n\r\u{85}\u{2028}\u{2029}]/u.test(text)

/** A text with blanks in place of its line breaks, for what is read from a file: people break long names within a cell. */
export const inOneLine = (text: string): string => text.replace(/[\n\r\u{85}\u{2028}\u{2029}]+/gu, ' ')

/** How long a text of `max` characters may be as it is typed: decomposed, and with blanks around it. What is longer is not looked at. */
const longestTyped = (max: number): number => 4 * max + 100

/** A text that can be seen and stand in the XML, at most `max` characters long, in whatever lines; answers it normalised. */
export const linesOf = (max: number) =>
  v.pipe(
    textUpTo(longestTyped(max), `too_long:${max}`),
    v.transform(normalised),
    v.check(isPrintable, 'unprintable_characters'),
    v.maxLength(max, `too_long:${max}`),
  )

/** The same in one line. */
export const lineOf = (max: number) => v.pipe(linesOf(max), v.check(isOneLine, 'must_be_one_line'))

/** As `lineOf`, with a message for the empty text. */
export const requiredLine = (max: number, message: string) => v.pipe(lineOf(max), v.nonEmpty(message))
