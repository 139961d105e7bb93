import * as v from 'valibot'

/** Vietnamese tax codes: 10 digits, 10-3 for a dependent unit, or a 12-digit personal number (facts of the field §5.2). */
const shape = /^(\d{10}|\d{10}-\d{3}|\d{12})$/

export const taxCodeSchema = v.pipe(v.string(), v.trim(), v.regex(shape, 'tax_code_is_invalid'))

/** Two tax codes name one payer when their digits are equal; a certificate may write the branch with or without its dash. */
export const isSameTaxCode = (one: string, other: string): boolean =>
  one.replaceAll('-', '').trim() === other.replaceAll('-', '').trim() && one.trim() !== ''
