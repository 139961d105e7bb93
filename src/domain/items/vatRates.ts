import { withoutLastZeros } from '../digits.ts'

/** VAT rates of an item (seed 001 §5): shares of the price, KCT outside the tax's scope, KKKNT neither declared nor computed. */
export const vatRates = ['0', '0.05', '0.08', '0.1', 'KCT', 'KKKNT'] as const
export type VatRate = (typeof vatRates)[number]

/** The rate of a new item (seed 001 §5). */
export const defaultVatRate: VatRate = '0.08'

/** How people write a rate: `0.08` is `8%`; KCT and KKKNT have no percent sign (seed 002 §9). */
export const shownVatRate = (rate: VatRate): string =>
  rate === 'KCT' || rate === 'KKKNT' ? rate : `${Math.round(Number(rate) * 100)}%`

const sharePattern = /^(\d*)(?:[.,](\d*))?$/

/** Longest text that is looked at as a rate. */
const longestRead = 50

/** A number as it is compared, however its zeros are written. */
const plain = (text: string): string => {
  const [, whole = '', fraction = ''] = sharePattern.exec(text) ?? []
  const [before, behind] = [whole.replace(/^0+/, ''), withoutLastZeros(fraction)]
  return behind === '' ? before : `${before}.${behind}`
}

const percentOf = (rate: VatRate): string => shownVatRate(rate).replace('%', '')

/** Everything that means a rate: its share, its percentage with or without the sign, its letters. */
const known: ReadonlyMap<string, VatRate> = new Map(
  vatRates.flatMap((rate) =>
    /^[A-Z]/.test(rate)
      ? [[rate, rate] as const]
      : [[plain(rate), rate] as const, [plain(percentOf(rate)), rate] as const],
  ),
)

/** The rate that somebody typed or a cell holds, or null: `8`, `8 %`, `0,08` and `0.080` are 8 %, `kct` is KCT. */
export const readVatRate = (typed: string): VatRate | null => {
  if (typed.length > longestRead) return null
  const text = typed.normalize('NFKC').trim().toUpperCase()
  if (/^[A-Z]+$/.test(text)) return known.get(text) ?? null
  const [, number = '', sign = ''] = /^(\d[\d.,]*)\s?(%?)$/.exec(text) ?? []
  if (number === '' || !sharePattern.test(number)) return null
  const rate = known.get(plain(number)) ?? null
  // `0.08%` is no rate, though `0.08` is one.
  return sign === '%' && rate !== null && plain(number) !== plain(percentOf(rate)) ? null : rate
}
