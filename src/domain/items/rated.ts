import type { RatedItem } from '../vatRates/rateOn.ts'
import { shownVatRate, vatRates, type VatRate } from './vatRates.ts'

/** What an item says of its rate and of what changes it. */
export interface ItemRate {
  readonly vat_rate: string
  /** Whether a list of the decree that reduces 10 per cent excepts it. */
  readonly not_reduced: boolean
  /** Whether special consumption tax is paid on it. */
  readonly special_consumption: boolean
}

/** What an item may be marked with. */
export const itemFlags = ['not_reduced', 'special_consumption'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** What decides on the rate of an item on a day (`rateOn`). */
export const ratedItem = ({ vat_rate, not_reduced, special_consumption }: ItemRate): RatedItem => {
  const rate = vatRates.find((known) => known === vat_rate)
  return {
    rate: rate === undefined ? vat_rate : shownVatRate(rate),
    notReduced: not_reduced,
    specialConsumption: special_consumption,
  }
}

/** Whether an item is not reduced where nothing says so: who gives 10 per cent beside 8 means 10. */
export const isNotReducedUnlessSaid = (rate: string): boolean => rate === ('0.1' satisfies VatRate)

/** Whether the rate and the flags of an item contradict each other: 8 per cent is a reduced rate. */
export const contradictsItself = ({ vat_rate, not_reduced }: Pick<ItemRate, 'vat_rate' | 'not_reduced'>): boolean =>
  not_reduced && vat_rate === ('0.08' satisfies VatRate)
