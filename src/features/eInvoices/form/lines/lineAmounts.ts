import { decimal, percentOf, percentWithin, rounded, amountOf } from '../../../../domain/amounts/decimal.ts'
import { placesOf } from '../../../../domain/amounts/document.ts'
import { countLine, type CountedLine, type GivenLine, type LineRules } from '../../../../domain/amounts/line.ts'
import type { Prices } from '../../../../domain/amounts/totals.ts'
import type { FieldProblem } from '../../../../domain/failure.ts'
import { givenLine, type LineText } from '../../../../domain/invoice/lines.ts'
import type { Amount } from '../../../../domain/money.ts'
import type { Result } from '../../../../domain/result.ts'

/** What the amounts of a line depend on, beside what it says. */
export interface LineTerms {
  readonly prices: Prices
  readonly currency: string
}

/** What a line comes to by itself. */
export interface ShownAmounts {
  readonly amount: Amount
  readonly tax: Amount
  readonly gross: Amount
}

type Counted = Result<CountedLine, readonly FieldProblem[]>

type Texts = Readonly<Record<LineText, string>>

const given = new WeakMap<Texts, GivenLine>()

/** The line as it is counted: the same object as long as the line is the same. */
export const givenOf = (line: Texts): GivenLine => {
  const kept = given.get(line)
  if (kept !== undefined) return kept
  const made = givenLine(line)
  given.set(line, made)
  return made
}

const memories = new Map<string, WeakMap<GivenLine, Counted>>()

/** `countLine` that counts each line once as long as it is the same. */
export const rememberingCount = (line: GivenLine, rules: LineRules): Counted => {
  const key = `${rules.places} ${rules.hasRates}`
  const memory = memories.get(key) ?? new WeakMap<GivenLine, Counted>()
  memories.set(key, memory)
  const kept = memory.get(line)
  if (kept !== undefined) return kept
  const result = countLine(line, rules)
  memory.set(line, result)
  return result
}

/** A line as it is counted under these terms. */
export const countedLine = (line: Texts, { prices, currency }: LineTerms): Counted =>
  rememberingCount(givenOf(line), { places: placesOf(currency), hasRates: prices !== 'untaxed' })

/** What a line comes to, rounded by itself; null where it cannot be counted. The sum of a rate is rounded once, and may be another. */
export const shownAmounts = (counted: Counted, { prices, currency }: LineTerms): ShownAmounts | null => {
  if (!counted.ok) return null
  const { amount, rate } = counted.value
  const percent = rate?.percent ?? null
  const places = placesOf(currency)
  if (percent === null) return { amount: amountOf(amount), tax: '0', gross: amountOf(amount) }
  const isGross = prices === 'gross'
  const tax = rounded(isGross ? percentWithin(amount, decimal(percent)) : percentOf(amount, decimal(percent)), places)
  return {
    amount: amountOf(amount),
    tax: amountOf(tax),
    gross: amountOf(isGross ? amount : amount.plus(tax)),
  }
}
