import Big from 'big.js'
import type { Amount } from '../money.ts'

/** The one constructor of exact decimals: it refuses numbers, and rounds half up, away from zero (docs/decisions/0461). */
const Exact = Big()
Exact.strict = true
Exact.RM = Big.roundHalfUp
/** Decimals of a quotient: far more than tell a half from what lies beside it, so that rounding it again rounds it right. */
Exact.DP = 60

/** An exact decimal while it is computed with; what is kept, sent and shown is the `Amount` of it. */
export type Decimal = Big

/** @param amount an `Amount`; anything else is refused by whoever reads it, before */
export const decimal = (amount: Amount): Decimal => new Exact(amount)

export const zero: Decimal = decimal('0')
const hundred: Decimal = decimal('100')
const hundredth: Decimal = decimal('0.01')

/** Never `toString`, which writes exponents. */
export const amountOf = (value: Decimal): Amount => value.toFixed()

export const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), zero)

/** Half up, away from zero: what takes an amount back is as large as the amount. */
export const rounded = (value: Decimal, places: number): Decimal => value.round(places, Big.roundHalfUp)

/** So many per cent of a value. */
export const percentOf = (value: Decimal, percent: Decimal): Decimal => value.times(percent).times(hundredth)

/** The part of a value that was added to it as so many per cent of the rest: `8` of 108 at 8 per cent. */
export const percentWithin = (value: Decimal, percent: Decimal): Decimal =>
  value.times(percent).div(hundred.plus(percent))

/** The smallest step of a value with so many decimals: one đồng, one cent. */
export const unitOf = (places: number): Decimal => decimal(places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)

/** Whether two values are one unit apart at most: what a seller's own amount may differ by. */
export const isWithinUnit = (one: Decimal, other: Decimal, places: number): boolean =>
  one.minus(other).abs().lte(unitOf(places))
