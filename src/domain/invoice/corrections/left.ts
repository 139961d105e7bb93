import { amountOf, decimal, unitOf } from '../../amounts/decimal.ts'
import { placesOf } from '../../amounts/document.ts'
import type { RateSum } from '../../amounts/totals.ts'
import type { FieldProblem } from '../../failure.ts'
import type { Amount } from '../../money.ts'
import { invoiceAmounts, type InvoiceAmounts } from '../amounts.ts'
import type { InvoiceValues } from '../content.ts'
import { isAdjusting } from '../features.ts'

/** What an invoice comes to with all that has adjusted it. */
export interface AmountsLeft extends Pick<InvoiceAmounts, 'net' | 'tax' | 'total'> {
  readonly rates: readonly RateSum[]
}

const nothing: AmountsLeft = { net: '0', tax: '0', total: '0', rates: [] }

const plus = (one: Amount, other: Amount): Amount => amountOf(decimal(one).plus(decimal(other)))

const ratesOf = (left: AmountsLeft['rates'], more: AmountsLeft['rates']): AmountsLeft['rates'] => [
  ...left.map((each): RateSum => {
    const { net = '0', tax = '0' } = more.find(({ rate }) => rate === each.rate) ?? {}
    return { rate: each.rate, net: plus(each.net, net), tax: plus(each.tax, tax) }
  }),
  ...more.filter(({ rate }) => left.every((each) => each.rate !== rate)),
]

const added = (left: AmountsLeft, more: AmountsLeft): AmountsLeft => ({
  net: plus(left.net, more.net),
  tax: plus(left.tax, more.tax),
  total: plus(left.total, more.total),
  rates: ratesOf(left.rates, more.rates),
})

const amountsOf = (values: InvoiceValues): AmountsLeft => {
  const counted = invoiceAmounts(values)
  return counted.ok ? counted.value : nothing
}

/** Amounts with those that an invoice adds to them or takes back. */
export const amountsWith = (left: AmountsLeft, adjustment: InvoiceValues): AmountsLeft =>
  added(left, amountsOf(adjustment))

/** The amounts of an invoice with those that were added to it and taken back since, in its own currency. */
export const amountsLeft = (original: InvoiceValues, adjustments: readonly InvoiceValues[]): AmountsLeft =>
  adjustments.reduce(amountsWith, amountsOf(original))

/**
 * By how much rounding alone may take amounts below nothing: a unit for each invoice that adjusts, since each rounds its own tax. What is
 * without VAT is never rounded but where prices include it.
 */
const roundingOf = (original: InvoiceValues, adjustments: readonly InvoiceValues[]) => {
  const unit = decimal(amountOf(unitOf(placesOf(original.curr_cd))))
  const all = unit.times(String(adjustments.length))
  const isGross = [original, ...adjustments].some(({ price_kind }) => price_kind === 'gross')
  return { taxed: all, untaxed: isGross ? all : decimal('0') }
}

/** Rates that an invoice has not, also by what has adjusted it: they may only take the place of one that it has, which is taken back. */
const strangeRates = (known: AmountsLeft, correction: AmountsLeft): readonly string[] => {
  const isKnown = (rate: string): boolean => known.rates.some((each) => each.rate === rate)
  const isTakenBack = correction.rates.some(({ rate, net }) => isKnown(rate) && net.startsWith('-'))
  return isTakenBack ? [] : correction.rates.map(({ rate }) => rate).filter((rate) => !isKnown(rate))
}

const wrongTerms = (original: InvoiceValues, correction: InvoiceValues): readonly FieldProblem[] => [
  ...(original.form_no === correction.form_no ? [] : [{ field: 'form_no', message: 'original_has_another_form' }]),
  ...(original.curr_cd === correction.curr_cd ? [] : [{ field: 'curr_cd', message: 'original_has_another_currency' }]),
]

/**
 * What is wrong with the amounts of an adjusting invoice for those of the one that it adjusts: in no rate and in no total can more be taken
 * back than there is. @param before those that have adjusted it already
 */
export const adjustmentProblems = (
  original: InvoiceValues,
  before: readonly InvoiceValues[],
  correction: InvoiceValues,
): readonly FieldProblem[] => {
  if (!isAdjusting(correction)) return []
  const terms = wrongTerms(original, correction)
  if (terms.length > 0) return terms
  const [known, more] = [amountsLeft(original, before), amountsOf(correction)]
  if (strangeRates(known, more).length > 0) return [{ field: 'lines', message: 'original_has_no_such_rate' }]
  const left = added(known, more)
  const { taxed, untaxed } = roundingOf(original, [...before, correction])
  const isBelow = (amount: Amount, tolerated: typeof taxed): boolean => decimal(amount).plus(tolerated).lt('0')
  const isOverdrawn =
    left.rates.some(({ net, tax }) => isBelow(net, untaxed) || isBelow(tax, taxed)) ||
    isBelow(left.net, untaxed) ||
    isBelow(left.total, taxed)
  return isOverdrawn ? [{ field: 'lines', message: 'more_than_is_left' }] : []
}
