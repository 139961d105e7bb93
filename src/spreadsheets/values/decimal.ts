import { withoutLastZeros } from '../../domain/digits.ts'

/** Digits that a spreadsheet keeps of a number and shows (ECMA-376 part 1, 18.17.5.2); what a double has beyond them is noise. */
const significant = 15

const plainInteger = /^-?[1-9]\d{0,14}$/

const expanded = (digits: string, exponent: number): string => {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`
  return digits.length <= exponent + 1
    ? digits.padEnd(exponent + 1, '0')
    : `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`
}

/**
 * A number as a spreadsheet has it (`0.1`, `1.2E-2`, `1234.5599999999999`), in digits with a point; from 1e21 on and below 1e-21 with an
 * exponent. Null where it is no number.
 */
export const decimalText = (raw: string): string | null => {
  if (plainInteger.test(raw)) return raw
  const value = raw.trim() === '' ? Number.NaN : Number(raw)
  if (!Number.isFinite(value)) return null
  if (value === 0) return '0'
  const [mantissa = '', power = '0'] = Math.abs(value)
    .toExponential(significant - 1)
    .split('e')
  const digits = withoutLastZeros(mantissa.replace('.', ''))
  const exponent = Number(power)
  const sign = value < 0 ? '-' : ''
  if (Math.abs(exponent) < 21) return `${sign}${expanded(digits, exponent)}`
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : ''
  return `${sign}${digits.slice(0, 1)}${fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}
