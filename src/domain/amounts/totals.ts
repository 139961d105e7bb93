import type { Amount } from '../money.ts'
import { apportioned } from './apportion.ts'
import { amountOf, decimal, percentOf, percentWithin, rounded, sum, zero, type Decimal } from './decimal.ts'
import { natures, type CountedLine } from './line.ts'
import { rateOrder, type TaxRate } from './taxRate.ts'

/** Whether prices are without VAT, with it, or of a document that has none. */
export type Prices = 'net' | 'gross' | 'untaxed'

/** A line as the document carries it; a trade discount's amounts are positive. */
export interface LineAmounts {
  readonly discount: Amount
  /** Without VAT, after the discount. */
  readonly net: Amount
  readonly tax: Amount
  /** For one unit, without VAT and before the discount; null where the seller's price is that already. */
  readonly price: Amount | null
}

/** The lines of one rate together; tax as rounded once. */
export interface RateSum {
  readonly rate: string
  readonly net: Amount
  readonly tax: Amount
}

export interface LineSums {
  readonly lines: readonly LineAmounts[]
  readonly rates: readonly RateSum[]
  readonly discount: Amount
  readonly net: Amount
  readonly tax: Amount
}

interface Group {
  /** Null where no tax is computed. */
  readonly percent: Decimal | null
  readonly places: number
  readonly prices: Prices
}

interface Shared {
  readonly line: CountedLine
  readonly index: number
}

/** The exact tax of an amount: its part where prices include it. */
const taxOf = ({ percent, prices }: Group, amount: Decimal): Decimal => {
  if (percent === null) return zero
  return prices === 'gross' ? percentWithin(amount, percent) : percentOf(amount, percent)
}

const isDiscount = ({ line }: Pick<Shared, 'line'>): boolean => line.nature === 'discount'

const counted = ({ nature, amount }: CountedLine): Decimal => amount.times(natures[nature].counts)

/** Decimals of a price that is computed, as many as the XML takes. */
const pricePlaces = 6

const netPrice = (line: CountedLine, net: Decimal, discount: Decimal): Amount | null => {
  if (line.quantity === null || line.quantity.eq('0')) return null
  return amountOf(rounded(net.plus(discount).div(line.quantity), pricePlaces))
}

interface SummedLine {
  readonly index: number
  readonly amounts: LineAmounts
  /** What the line takes off: its discount, or all of it where it is one. */
  readonly takenOff: Decimal
}

const summedLine = (group: Group, { line, index }: Shared, signedTax: Decimal): SummedLine => {
  const isGross = group.prices === 'gross'
  const tax = signedTax.times(natures[line.nature].counts)
  const net = isGross ? line.amount.minus(tax) : line.amount
  const discount = isGross ? rounded(line.discount.minus(taxOf(group, line.discount)), group.places) : line.discount
  const price = isGross ? netPrice(line, net, discount) : null
  return {
    index,
    amounts: { discount: amountOf(discount), net: amountOf(net), tax: amountOf(tax), price },
    takenOff: isDiscount({ line }) ? net : discount,
  }
}

interface GroupSum {
  readonly lines: readonly SummedLine[]
  readonly sum: RateSum
}

/** The tax of a rate is that of the sum, rounded once; its lines take their parts of it. */
const groupSum = (rate: TaxRate | null, members: readonly Shared[], prices: Prices, places: number): GroupSum => {
  const percent = rate?.percent ?? null
  const group: Group = { percent: percent === null ? null : decimal(percent), places, prices }
  // Goods before discounts: the total of discounts does not depend on where a line stands that lost as much by rounding.
  const inTurn = members.toSorted((one, other) => Number(isDiscount(one)) - Number(isDiscount(other)))
  const amounts = inTurn.map(({ line }) => counted(line))
  const amount = sum(amounts)
  const tax = rounded(taxOf(group, amount), places)
  const exactTaxes = amounts.map((each) => taxOf(group, each))
  const taxes = apportioned(tax, exactTaxes, places)
  const net = prices === 'gross' ? amount.minus(tax) : amount
  return {
    lines: inTurn.map((member, place) => summedLine(group, member, taxes[place] ?? zero)),
    sum: { rate: rate?.text ?? '', net: amountOf(net), tax: amountOf(tax) },
  }
}

const total = <Item>(items: readonly Item[], read: (item: Item) => Amount): Decimal =>
  sum(items.map((item) => decimal(read(item))))

const groupsOf = (lines: readonly CountedLine[]): readonly (readonly Shared[])[] => {
  const sharing = lines.map((line, index) => ({ line, index }))
  const byRate = Map.groupBy(sharing, ({ line }) => line.rate?.text ?? '')
  return [...byRate.keys()]
    .toSorted((one, other) => (rateOrder(one) < rateOrder(other) ? -1 : 1))
    .map((rate) => byRate.get(rate) ?? [])
}

/** What lines come to, each and by their rates (docs/decisions/0461). What is summed is what is printed: every sum is exact. */
export const sumLines = (lines: readonly CountedLine[], prices: Prices, places: number): LineSums => {
  const sums = groupsOf(lines).map((members) => groupSum(members[0]?.line.rate ?? null, members, prices, places))
  const summed = sums.flatMap((each) => each.lines).toSorted((one, other) => one.index - other.index)
  const rates = sums.map((each) => each.sum)
  return {
    lines: summed.map(({ amounts }) => amounts),
    rates: rates.filter(({ rate }) => rate !== ''),
    discount: amountOf(sum(summed.map(({ takenOff }) => takenOff))),
    net: amountOf(total(rates, ({ net }) => net)),
    tax: amountOf(total(rates, ({ tax }) => tax)),
  }
}
