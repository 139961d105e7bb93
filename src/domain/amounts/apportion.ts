import { rounded, sum, unitOf, type Decimal } from './decimal.ts'

interface Part {
  readonly index: number
  readonly value: Decimal
  /** How much rounding has taken away. */
  readonly lost: Decimal
}

const rounding = (exact: readonly Decimal[], places: number): readonly Part[] =>
  exact.map((part, index) => {
    const value = rounded(part, places)
    return { index, value, lost: part.minus(value) }
  })

/**
 * Parts rounded so that they come to a total exactly: each as by itself, and where that comes to more or less, those that lost most by it are
 * one unit off. Where several lost the same, the first ones are.
 */
export const apportioned = (total: Decimal, exact: readonly Decimal[], places: number): readonly Decimal[] => {
  const parts = rounding(exact, places)
  const missing = total.minus(sum(parts.map(({ value }) => value)))
  if (missing.eq('0')) return parts.map(({ value }) => value)
  const isMore = missing.gt('0')
  const unit = isMore ? unitOf(places) : unitOf(places).neg()
  const byLoss = parts.toSorted((one, other) => (isMore ? other.lost.cmp(one.lost) : one.lost.cmp(other.lost)))
  const values = parts.map(({ value }) => value)
  let left = missing
  for (const { index, value } of byLoss) {
    if (left.eq('0')) break
    values[index] = value.plus(unit)
    left = left.minus(unit)
  }
  return values
}
