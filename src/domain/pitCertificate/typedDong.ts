import { readAmount, type Amount } from '../money.ts'

/** Digits in groups of three, kept apart by one and the same sign or by blanks. */
const grouped = /^([-−]?\s*)(\d{1,3}(?:([.,'’])\d{3}(?:\3\d{3})*|(?:\s\d{3})+))$/u
/** Longest text that is looked at as an amount. */
const longestRead = 100
/** How people name the currency behind an amount. */
const currency = /(?:đồng|đ|₫|vnđ|vnd)\.?$/iu

/**
 * The amount in whole đồng that somebody typed or pasted, or null where it is none. `500,000` is half a million here, as it is on English
 * keyboards and in spreadsheets: there is nothing behind a comma of whole đồng.
 */
export const readDong = (typed: string): Amount | null => {
  if (typed.length > longestRead) return null
  const text = typed.normalize('NFKC').trim().replace(currency, '').trimEnd()
  const [, sign = '', digits = ''] = grouped.exec(text) ?? []
  return readAmount(digits === '' ? text : `${sign}${digits.replace(/\D/g, '')}`)
}
