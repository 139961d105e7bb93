import { amountOf, decimal, rounded } from '../amounts/decimal.ts'
import { readTaxRate } from '../amounts/taxRate.ts'
import { rateOn } from '../vatRates/rateOn.ts'
import { isInForce } from '../vatRates/reductions.ts'

/** Rates that the editor offers, the usual ones first. */
const offered = ['10%', '8%', '5%', '0%', 'KCT', 'KKKNT'] as const

/** Those that may stand on an invoice of a day, `YYYY-MM-DD`. */
export const ratesOn = (day: string): readonly string[] => offered.filter((rate) => isInForce(rate, day))

/** The rate of a line on a day where nobody has said another: what is reduced on the day, else that of the law. */
export const usualRate = (day: string): string =>
  rateOn({ rate: '10%', notReduced: false, specialConsumption: false }, day)

/** Longest text that is looked at as a rate. */
const longestRead = 20

/** A number below 1 is a part of the whole. */
const percentIn = (number: string): string => {
  const part = decimal(number)
  return part.gt('0') && part.lt('1') ? amountOf(rounded(part.times('100'), 2)) : number
}

/** The rate that somebody typed or pasted, as the element TSuat has it, or null: `8`, `8 %`, `0,08` and `8%` are 8 %, `5,26` another one. */
export const readTypedRate = (typed: string): string | null => {
  if (typed.length > longestRead) return null
  const text = typed.normalize('NFKC').trim().toUpperCase().replaceAll(',', '.')
  const known = readTaxRate(text)
  if (known !== null) return known.text
  const [, number = '', sign = ''] = /^(\d{1,2}(?:\.\d{1,4})?)\s?(%?)$/.exec(text) ?? []
  if (number === '') return null
  const percent = sign === '' ? percentIn(number) : number
  return readTaxRate(`${percent.replace(/^0(?=\d)/, '')}%`)?.text ?? readTaxRate(`KHAC:${percent}%`)?.text ?? null
}
