import { inThousands, withoutLastZeros } from './digits.ts'

/**
 * Amounts of money as exact decimals, never through a float: text with a decimal dot, without thousands separators and without zeros that
 * say nothing, as `1234567.5`, `0`, `-0.05`. People read and type them with a decimal comma and thousands dots (seed 001 §5).
 */
export type Amount = string

/** Longest text of an amount as people read it (seed 001 §5). */
export const amountMaxLength = 21

/** Longest text that is looked at as an amount: whatever is longer is none, and is not read. */
const longestRead = 100

const amountPattern = /^(-?)(\d+)(?:\.(\d+))?$/

const parts = (text: string) => (text.length > longestRead ? null : amountPattern.exec(text))

const written = (sign: string, whole: string, fraction: string): Amount => {
  const digits = whole.replace(/^0+(?=\d)/, '')
  const decimals = withoutLastZeros(fraction)
  const amount = decimals === '' ? digits : `${digits}.${decimals}`
  return amount === '0' ? amount : `${sign}${amount}`
}

interface Split {
  readonly whole: string
  readonly fraction: string
}

const isGrouped = (text: string, separator: string): boolean =>
  text.split(separator).every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))

const wholeOf = (text: string, separator: string): string | null =>
  /^\d+$/.test(text) ? text : isGrouped(text, separator) ? text.replaceAll(separator, '') : null

const splitAt = (text: string, decimal: string, thousands: string): Split | null => {
  const [before = '', fraction, ...more] = text.split(decimal)
  const whole = wholeOf(before === '' ? '0' : before, thousands)
  if (whole === null || more.length > 0 || !/^\d*$/.test(fraction ?? '')) return null
  return text === decimal ? null : { whole, fraction: fraction ?? '' }
}

/** A comma is the decimal one, and so is a dot that cannot separate thousands; of both, the one that stands last. */
const split = (text: string): Split | null => {
  const comma = text.lastIndexOf(',')
  const dot = text.lastIndexOf('.')
  const isForeign =
    dot > comma ? comma !== -1 || !isGrouped(text, '.') : isGrouped(text, ',') && text.split(',').length > 2
  return isForeign ? splitAt(text, '.', ',') : splitAt(text, ',', '.')
}

/** A text without the blanks that keep its thousands apart; null where others stand in it, since of two numbers one would be made. */
const withoutBlanks = (text: string): string | null => {
  if (!/\s/.test(text)) return text
  return /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/.test(text) ? text.replace(/\s/g, '') : null
}

/**
 * The amount that somebody typed or pasted, or null where it is none. `1.234,50` is 1234.5 and `1.234` is 1234; `1234.5` and `1,234.50`,
 * which cannot mean anything else, are read too, and so are thousands with blanks between them.
 */
export const readAmount = (typed: string): Amount | null => {
  if (typed.length > longestRead) return null
  const [, sign = '', digits = ''] = /^([-−]?)(.*)$/s.exec(typed.normalize('NFKC').trim()) ?? []
  const text = withoutBlanks(digits.trimStart())
  const read = text === null || text === '' ? null : split(text)
  return read === null ? null : written(sign === '' ? '' : '-', read.whole, read.fraction)
}

/** Whether a text is an amount as it is kept and sent. */
export const isAmount = (text: string): boolean => {
  const [, sign = '', whole = '', fraction = ''] = parts(text) ?? []
  return whole !== '' && written(sign, whole, fraction) === text
}

/** Digits behind the decimal comma of an amount. */
export const decimalsOf = (amount: Amount): number => parts(amount)?.[3]?.length ?? 0

/** Decimals that an amount of a currency is shown with at least, and may have at most: VND 0 to 6, every other one exactly 2 (seed 001 §5). */
export const currencyDecimals = (currency: string): { readonly least: number; readonly most: number } =>
  currency === 'VND' ? { least: 0, most: 6 } : { least: 2, most: 2 }

/** An amount as people read it: `1234567.5` is `1.234.567,5`. @param least decimals, made up with zeros */
export const shownAmount = (amount: Amount, least = 0): string => {
  const [, sign = '', whole = '', fraction = ''] = parts(amount) ?? []
  if (whole === '') return amount
  const decimals = fraction.padEnd(least, '0')
  return `${sign}${inThousands(whole, '.')}${decimals === '' ? '' : `,${decimals}`}`
}

/** An amount of a currency as people read it. */
export const shownMoney = (amount: Amount, currency: string): string =>
  shownAmount(amount, currencyDecimals(currency).least)
