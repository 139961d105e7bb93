import type { FieldProblem } from '../failure.ts'
import { fail, succeed, type Result } from '../result.ts'
import { amountOf, decimal, isWithinUnit, percentOf, rounded, zero, type Decimal } from './decimal.ts'
import { formats, numberProblem, type NumberFormat } from './formats.ts'
import { readTaxRate, type TaxRate } from './taxRate.ts'

/** What lines are, by the value of the element TChat. Only what is sold counts, and a trade discount against it. */
export const natures = {
  goods: { code: '1', counts: '1' },
  promotion: { code: '2', counts: '0' },
  discount: { code: '3', counts: '-1' },
  note: { code: '4', counts: '0' },
  special: { code: '5', counts: '1' },
} as const satisfies Record<string, { readonly code: string; readonly counts: '0' | '1' | '-1' }>

export type Nature = keyof typeof natures

/** What a seller gives of a line; a text is empty where it is not given. */
export interface GivenLine {
  readonly nature: Nature
  readonly quantity: string
  readonly price: string
  /** Per cent of quantity by price. */
  readonly discountRate: string
  readonly discount: string
  /** What the line comes to after its discount. */
  readonly amount: string
  /** As the element TSuat has it. */
  readonly rate: string
}

/** A line with its own amounts, each rounded; those of other lines do not matter to them. */
export interface CountedLine {
  readonly nature: Nature
  readonly quantity: Decimal | null
  readonly discount: Decimal
  /** Quantity by price without the discount; with VAT where prices include it. */
  readonly amount: Decimal
  readonly rate: TaxRate | null
}

/** What is the same for all lines of a document. */
export interface LineRules {
  /** Decimals of amounts of money in the document's currency. */
  readonly places: number
  /** Whether each line that counts has a rate. */
  readonly hasRates: boolean
}

type Field = Exclude<keyof GivenLine, 'nature'>
type NumberField = Exclude<Field, 'rate'>

const formatsOf = (places: number): Readonly<Record<NumberField, NumberFormat>> => ({
  quantity: formats.SLuong,
  price: formats.DGia,
  discountRate: formats.TLCKhau,
  discount: { ...formats.STCKhau, decimals: places },
  amount: { ...formats.ThTien, decimals: places },
})

const numberFields = ['quantity', 'price', 'discountRate', 'discount', 'amount'] as const

const readable = (line: GivenLine, { places, hasRates }: LineRules): FieldProblem[] => {
  const expected = formatsOf(places)
  const problems = numberFields.flatMap((field) => {
    const message = line[field] === '' ? null : numberProblem(line[field], expected[field])
    return message === null ? [] : [{ field, message }]
  })
  const isRateMissing = hasRates && natures[line.nature].counts !== '0' && readTaxRate(line.rate) === null
  return isRateMissing ? [...problems, { field: 'rate', message: 'vat_rate_is_unknown' }] : problems
}

const given = (text: string): Decimal | null => (text === '' ? null : decimal(text))

/** The seller's own amount where it is given: it may be one unit off what it is computed to. */
const ownOr = (field: Field, text: string, computed: Decimal, places: number): Result<Decimal, FieldProblem> => {
  const own = given(text) ?? computed
  return isWithinUnit(own, computed, places)
    ? succeed(own)
    : fail({ field, message: `amount_differs:${amountOf(computed)}` })
}

const discountOf = (line: GivenLine, full: Decimal, places: number): Result<Decimal, FieldProblem> => {
  const rate = given(line.discountRate)
  if (rate === null) return succeed(given(line.discount) ?? zero)
  return ownOr('discount', line.discount, rounded(percentOf(full, rate), places), places)
}

/** A line without quantity or price comes to what the seller gives. */
const givenAmount = (line: GivenLine, counted: CountedLine): Result<CountedLine, FieldProblem> => {
  const amount = given(line.amount)
  return amount === null
    ? fail({ field: 'amount', message: 'amount_is_required' })
    : succeed({ ...counted, amount, discount: given(line.discount) ?? zero })
}

const computedAmount = (line: GivenLine, counted: CountedLine, places: number): Result<CountedLine, FieldProblem> => {
  if (line.quantity === '' || line.price === '') return givenAmount(line, counted)
  const full = decimal(line.quantity).times(decimal(line.price))
  const discount = discountOf(line, full, places)
  if (!discount.ok) return discount
  const computed = rounded(full, places).minus(discount.value)
  const amount = ownOr('amount', line.amount, computed, places)
  return amount.ok ? succeed({ ...counted, discount: discount.value, amount: amount.value }) : amount
}

/**
 * The amounts of one line (docs/decisions/0461): quantity by price and the discount are rounded to the currency's places, and what they leave
 * is the line's amount. Promotions and notes come to nothing, whatever is given. Whoever changes one line counts one line.
 */
export const countLine = (line: GivenLine, rules: LineRules): Result<CountedLine, readonly FieldProblem[]> => {
  const { nature } = line
  const rate = rules.hasRates && natures[nature].counts !== '0' ? readTaxRate(line.rate) : null
  const nothing: CountedLine = { nature, quantity: null, discount: zero, amount: zero, rate }
  if (nature === 'note') return succeed(nothing)
  const problems = readable(line, rules)
  if (problems.length > 0) return fail(problems)
  if (nature === 'promotion') return succeed({ ...nothing, quantity: given(line.quantity) })
  const counted = computedAmount(line, { ...nothing, quantity: given(line.quantity) }, rules.places)
  return counted.ok ? counted : fail([counted.failure])
}
