import { withoutLastZeros } from './digits.ts'

/** Longest text that is looked at as a rate: digits become a number in more than linear time. */
const longestRead = 100

/** Tax rates that are no numbers: not taxable; neither declared nor paid (seed 002 §9). */
const ratesInWords: ReadonlySet<string> = new Set(['KCT', 'KKKNT'])

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** The number rounded half up, away from zero, to 2 decimals, as its digits without a dot. */
const inHundredths = (whole: string, fraction: string): bigint => {
  const kept = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  return kept + (/^[5-9]/.test(fraction.slice(2)) ? 1n : 0n)
}

/**
 * A percentage as people read it, with at most 2 decimals: `8` is `8%`, `5.263` is `5,26%`. Rates that are no numbers have no percent sign, and
 * a text that is no number comes back as it is (seed 002 §9).
 * @param rate a decimal with a dot, as calls carry it
 */
export const shownPercent = (rate: string): string => {
  const [, sign = '', whole = '', fraction = ''] = rate.length > longestRead ? [] : (decimalPattern.exec(rate) ?? [])
  if (whole === '' || ratesInWords.has(rate)) return rate
  const digits = inHundredths(whole, fraction).toString().padStart(3, '0')
  const decimals = withoutLastZeros(digits.slice(-2))
  const shown = `${digits.slice(0, -2)}${decimals === '' ? '' : `,${decimals}`}`
  return `${shown === '0' ? '' : sign}${shown}%`
}
