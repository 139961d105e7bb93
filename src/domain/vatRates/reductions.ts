/** A time in which the rate of 10 per cent is 8 per cent for what no list of its decree excepts, both days in it. */
export interface Reduction {
  readonly from: string
  readonly to: string
  /** The decree that says so, and the resolution that it carries out. */
  readonly by: string
  readonly resolution: string
  /** Whether petrol is reduced, the one thing under special consumption tax that ever is. */
  readonly takesPetrol: boolean
}

/** In the order of their days. What the lists of earlier decrees except differs a little from the one of today. */
export const reductions: readonly Reduction[] = [
  {
    from: '2022-02-01',
    to: '2022-12-31',
    by: '15/2022/NĐ-CP',
    resolution: '43/2022/QH15',
    takesPetrol: false,
  },
  {
    from: '2023-07-01',
    to: '2023-12-31',
    by: '44/2023/NĐ-CP',
    resolution: '101/2023/QH15',
    takesPetrol: false,
  },
  {
    from: '2024-01-01',
    to: '2024-06-30',
    by: '94/2023/NĐ-CP',
    resolution: '110/2023/QH15',
    takesPetrol: false,
  },
  {
    from: '2024-07-01',
    to: '2024-12-31',
    by: '72/2024/NĐ-CP',
    resolution: '142/2024/QH15',
    takesPetrol: false,
  },
  {
    from: '2025-01-01',
    to: '2025-06-30',
    by: '180/2024/NĐ-CP',
    resolution: '174/2024/QH15',
    takesPetrol: false,
  },
  {
    from: '2025-07-01',
    to: '2026-12-31',
    by: '174/2025/NĐ-CP',
    resolution: '204/2025/QH15',
    takesPetrol: true,
  },
]

/**
 * What reduces 10 per cent to 8 on a day, or null.
 * @param day `YYYY-MM-DD`
 */
export const reductionOn = (day: string): Reduction | null =>
  reductions.find(({ from, to }) => from <= day && day <= to) ?? null

/** Whether a rate may stand on an invoice of a day. @param rate as the element TSuat has it */
export const isInForce = (rate: string, day: string): boolean => rate !== '8%' || reductionOn(day) !== null
