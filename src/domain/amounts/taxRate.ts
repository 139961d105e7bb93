import type { Amount } from '../money.ts'
import { withoutLastZeros } from '../digits.ts'

/** A VAT rate as a line and a sum of an invoice carry it. */
export interface TaxRate {
  /** As the element TSuat has it: `8%`, `KCT`, `KHAC:05.26%`. */
  readonly text: string
  /** Null where no tax is computed: KCT is outside the tax's scope, KKKNT neither declared nor computed. */
  readonly percent: Amount | null
}

/** Rates by their texts in the XML. Another one is KHAC, with its percentage. */
const namedRates: readonly TaxRate[] = [
  { text: 'KCT', percent: null },
  { text: 'KKKNT', percent: null },
  { text: '0%', percent: '0' },
  { text: '5%', percent: '5' },
  { text: '8%', percent: '8' },
  { text: '10%', percent: '10' },
]

/** Longest text of the element TSuat. */
const longestRate = 11

const otherPattern = /^KHAC:(\d{1,2})(?:\.(\d{1,2}))?%$/

const otherRate = (text: string): TaxRate | null => {
  const [, whole = '', fraction = ''] = otherPattern.exec(text) ?? []
  if (whole === '') return null
  const [plain, decimals] = [whole.replace(/^0(?=\d)/, ''), withoutLastZeros(fraction)]
  return {
    text: `KHAC:${whole.padStart(2, '0')}.${fraction.padEnd(2, '0')}%`,
    percent: decimals === '' ? plain : `${plain}.${decimals}`,
  }
}

/** The rate that a text of the XML means, or null. A rate of its own is written in any way, `KHAC:5.26%`, and kept in the one of the format. */
export const readTaxRate = (text: string): TaxRate | null =>
  text.length > longestRate ? null : (namedRates.find((rate) => rate.text === text) ?? otherRate(text))

/** Where a sum stands among those of other rates: untaxed ones, the rates of the law, others. */
export const rateOrder = (text: string): string => {
  const place = namedRates.findIndex((rate) => rate.text === text)
  return place === -1 ? text : String(place)
}
