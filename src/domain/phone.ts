import { composed } from './text.ts'

/** Longer texts are no phone numbers and are not read. */
const longestRead = 200
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const label = /^[^\d+]*/
/** Phone numbers are numeric and not negative (seed 000 §3). */
const isNegative = /^[\p{Pd}\u{2212}]\d/u
const separators = /[\s().\p{Pd}\u{2212}\u{B7}]/gu
/** +84, 0084 or 84, also with the 0 of calls within the country, before the 9 or 10 digits of a Vietnamese number. */
const fromAbroad = /^(?:\+|00)?840?([1-9]\d{8,9})$/

/**
 * A phone number as it is kept, however it was typed, pasted or answered: digits alone, a Vietnamese number with its 0 and without +84, a
 * foreign one with its +. A label in front and separators are left out. A text with anything else, such as an extension or a second
 * number, is none and stays as it is, for a check to refuse (docs/decisions/0141).
 */
export const phoneText = (text: string): string => {
  if (text.length > longestRead) return text
  const plain = composed(text, 'NFKC').replaceAll(invisible, '').trim()
  const number = isNegative.test(plain) ? '' : plain.replace(label, '').replaceAll(separators, '')
  return number !== '' && /^\+?\d*$/.test(number) ? number.replace(fromAbroad, '0$1') : plain
}

/** The same of a number within Vietnam, whose 0 may be missing. */
export const vietnamesePhone = (text: string): string => phoneText(text).replace(/^([1-9]\d{8,9})$/, '0$1')

/** A phone number as people read it, `000-000-000` or `000-000-0000`; one of another length comes back as it is (seed 002 §9). */
export const shownPhone = (text: string): string => {
  const number = phoneText(text)
  return /^\d{9,10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : text
}
