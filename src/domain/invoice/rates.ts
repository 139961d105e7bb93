import { isInForce } from '../vatRates/reductions.ts'
import { readTaxRate } from '../amounts/taxRate.ts'

/** Rates that the editor offers, the usual ones first. */
const offered = ['10%', '8%', '5%', '0%', 'KCT', 'KKKNT'] as const

/** Those that may stand on an invoice of a day, `YYYY-MM-DD`. */
export const ratesOn = (day: string): readonly string[] => offered.filter((rate) => isInForce(rate, day))

/** The rate of a line on a day where nobody has said another: what is reduced on the day, else that of the law. */
export const usualRate = (day: string): string => (isInForce('8%', day) ? '8%' : '10%')

/** Longest text that is looked at as a rate. */
const longestRead = 20

/** The rate that somebody typed or pasted, as the element TSuat has it, or null: `8`, `8 %`, `0,08` and `8%` are 8 %, `5,26` another one. */
export const readTypedRate = (typed: string): string | null => {
  if (typed.length > longestRead) return null
  const text = typed.normalize('NFKC').trim().toUpperCase().replaceAll(',', '.')
  const known = readTaxRate(text)
  if (known !== null) return known.text
  const [, number = '', sign = ''] = /^(\d{1,2}(?:\.\d{1,4})?)\s?(%?)$/.exec(text) ?? []
  if (number === '') return null
  const percent =
    sign === '' && Number(number) < 1 && Number(number) > 0 ? String(Math.round(Number(number) * 10_000) / 100) : number
  return readTaxRate(`${percent.replace(/^0(?=\d)/, '')}%`)?.text ?? readTaxRate(`KHAC:${percent}%`)?.text ?? null
}
