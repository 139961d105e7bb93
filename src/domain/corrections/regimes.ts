/**
 * Laws about documents that were made wrongly, by the day on which one is corrected (facts of the sales areas §4). Decree 123/2020 with
 * Circular 78/2021; Decree 70/2025 with Circular 32/2025; Decree 254/2026 with Circular 91/2026.
 */
export const regimes = ['decree123', 'decree70', 'decree254'] as const
export type Regime = (typeof regimes)[number]

/** The first day of each, `YYYY-MM-DD` in Vietnam. */
export const regimeFrom: Readonly<Record<Regime, string>> = {
  decree123: '2022-07-01',
  decree70: '2025-06-01',
  decree254: '2026-07-01',
}

/** The law of a day; days before the first one are under the first one. */
export const regimeOn = (day: string): Regime =>
  regimes.filter((regime) => regimeFrom[regime] <= day).at(-1) ?? regimes[0]
