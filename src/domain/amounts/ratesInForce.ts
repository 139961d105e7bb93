/** A time in which the rate of 10 per cent is 8 per cent for goods that no list excepts, both days in it. */
interface Reduction {
  readonly from: string
  readonly to: string
  /** The decree that says so. */
  readonly by: string
}

const reductions: readonly Reduction[] = [
  { from: '2022-02-01', to: '2022-12-31', by: '15/2022/NĐ-CP' },
  { from: '2023-07-01', to: '2023-12-31', by: '44/2023/NĐ-CP' },
  { from: '2024-01-01', to: '2024-06-30', by: '94/2023/NĐ-CP' },
  { from: '2024-07-01', to: '2024-12-31', by: '72/2024/NĐ-CP' },
  { from: '2025-01-01', to: '2025-06-30', by: '180/2024/NĐ-CP' },
  { from: '2025-07-01', to: '2026-12-31', by: '174/2025/NĐ-CP' },
]

/**
 * The decree that reduces 10 per cent to 8 on a day, or null.
 * @param day `YYYY-MM-DD`
 */
export const reductionOn = (day: string): string | null =>
  reductions.find(({ from, to }) => from <= day && day <= to)?.by ?? null

/**
 * The rate that goods of a rate are sold at on a day: those of 8 per cent are goods of 10 whose rate is reduced, and are sold at 10 per cent on
 * a day without a reduction. An invoice that adjusts or replaces another one asks for the day of that one.
 * @param rate as the element TSuat has it
 */
export const rateOn = (rate: string, day: string): string => (rate === '8%' && reductionOn(day) === null ? '10%' : rate)

/** Whether a rate may stand on an invoice of a day. */
export const isInForce = (rate: string, day: string): boolean => rateOn(rate, day) === rate
