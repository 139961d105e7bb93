import { readTaxRate } from '../../amounts/taxRate.ts'
import type { Caption } from '../../documents/caption.ts'
import { shownAmount } from '../../money.ts'
import { captions } from './captions.ts'

/** Whether tax is computed at a rate. */
export const isTaxed = (rate: string): boolean => (readTaxRate(rate)?.percent ?? null) !== null

/** A rate as people read it: `8%`, `5,26%` of `KHAC:05.26%`, `KCT`. */
export const shownRate = (rate: string): string => {
  const percent = readTaxRate(rate)?.percent ?? null
  return percent === null ? rate : `${shownAmount(percent)}%`
}

const untaxed = new Map([
  ['KCT', 'Không chịu thuế (KCT)'],
  ['KKKNT', 'Không kê khai, tính nộp thuế (KKKNT)'],
])

/** What a sum at a rate is called. */
export const rateName = (rate: string): readonly (Caption | string)[] => {
  const name = untaxed.get(rate)
  return name === undefined ? [captions.rate, `: ${shownRate(rate)}`] : [name]
}
