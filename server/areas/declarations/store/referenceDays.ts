import type { Days } from '../../../lists/description.ts'

const dayOf = (digits: string): string => digits.replace(/^(....)(..)/, '$1-$2-')

/**
 * The days whose own references begin as a word does: `tk2023` is of a year, `tk20230105-a` of a day. Null for every other word. That a
 * declaration is of these days does not say that it holds the word: its day may have been changed since it got its reference.
 */
export const referenceDays = (word: string): Days | null => {
  const [, digits] = /^tk((?:19|20)\d{2,6})/.exec(word) ?? []
  return digits === undefined ? null : { from: dayOf(digits.padEnd(8, '0')), to: dayOf(digits.padEnd(8, '9')) }
}
