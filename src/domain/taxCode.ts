import * as v from 'valibot'
import { plainCode, plainCodeOf } from './recordCode.ts'

/** Vietnamese tax codes: 10 digits, 13 for a dependent unit, or a 12-digit personal number (facts of the field §5.2). */
const shape = /^(\d{10}|\d{10}-?\d{3}|\d{12})$/
const dependentUnit = /^(\d{10})-?(\d{3})$/

/** Longest text that is read as a tax code: its digits in groups, with the blanks and signs around them. */
const longestTaxCode = 50

/**
 * The written form of circular 105/2020/TT-BTC article 5: a dash before the three digits of a dependent unit, whatever dash, digits and
 * blanks were typed. Other text comes back trimmed.
 */
export const writtenTaxCode = (text: string): string => {
  const digits = plainCode(text).replaceAll(' ', '')
  return shape.test(digits) ? digits.replace(dependentUnit, '$1-$2') : text.trim()
}

/** A tax code; answers it as it is written in documents. */
export const taxCodeSchema = v.pipe(
  plainCodeOf(longestTaxCode),
  v.transform(writtenTaxCode),
  v.regex(shape, 'tax_code_is_invalid'),
)

/** Two tax codes name one payer when their digits are equal; the dash of a dependent unit may be there or not. */
export const isSameTaxCode = (one: string, other: string): boolean =>
  writtenTaxCode(one) === writtenTaxCode(other) && one.trim() !== ''

/** Of the first nine digits, in order. */
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const

/** The tenth digit that circular 105/2020/TT-BTC article 5 demands after nine digits; 10 where no code can be issued. */
const checkDigit = (code: string): number =>
  10 - (weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0) % 11)

/**
 * `tax_code_check_digit` where the tenth digit is not the one that the others demand, else ''. A warning and no error: codes that fail
 * are in use. Personal numbers have no check digit, and what has not the shape of a tax code is for the schema to refuse.
 */
export const taxCodeWarning = (text: string): '' | 'tax_code_check_digit' => {
  const code = writtenTaxCode(text)
  const isChecked = shape.test(code) && code.length !== 12
  return isChecked && checkDigit(code) !== Number(code[9]) ? 'tax_code_check_digit' : ''
}
