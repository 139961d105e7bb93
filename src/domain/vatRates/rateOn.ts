import { dayAfter } from '../dayAfter.ts'
import { reductionOn, reductions } from './reductions.ts'

/** What decides on the rate of an item. */
export interface RatedItem {
  /**
   * Its rate as the element TSuat has it: `0%`, `5%`, `10%` (law 48/2024/QH15, Art. 9), `KCT`, `KKKNT`, `KHAC:05.26%`, `CTTC`. `8%` is 10 per
   * cent that is said to be reduced.
   */
  readonly rate: string
  /** Whether a list of the decree excepts it from the reduction. */
  readonly notReduced: boolean
  /** Whether special consumption tax is paid on it, which excepts it, unless it is petrol: `8%` says so. */
  readonly specialConsumption: boolean
}

/**
 * The rate to write of an item on an invoice of a day; a day without a reduction has none of 8 per cent. An invoice that adjusts or replaces
 * another one asks for the day of that one.
 * @param day `YYYY-MM-DD`
 */
export const rateOn = ({ rate, notReduced, specialConsumption }: RatedItem, day: string): string => {
  if (rate !== '8%' && rate !== '10%') return rate
  const reduction = reductionOn(day)
  if (reduction === null || notReduced) return '10%'
  return specialConsumption && !(rate === '8%' && reduction.takesPetrol) ? '10%' : '8%'
}

/** The next rate of an item that is known, and the first day on which it is written. */
interface NextRate {
  readonly rate: string
  readonly from: string
}

const changingDays: readonly string[] = reductions.flatMap(({ from, to }) => [from, dayAfter(to)])

/** What the rate of an item becomes after a day; null where it stays, as far as the law is known. */
export const nextRate = (item: RatedItem, day: string): NextRate | null => {
  const today = rateOn(item, day)
  const from = changingDays.find((changing) => changing > day && rateOn(item, changing) !== today)
  return from === undefined ? null : { rate: rateOn(item, from), from }
}
