import { amountOf, decimal } from '../../amounts/decimal.ts'
import { placesOf } from '../../amounts/document.ts'
import { countLine, type LineRules } from '../../amounts/line.ts'
import type { Amount } from '../../money.ts'
import type { InvoiceFee, InvoiceValues } from '../content.ts'
import { hasRates } from '../forms.ts'
import { givenLine, natureOf, type InvoiceLine } from '../lines.ts'

/** A sum of amounts of which one may not be given; empty where neither is. */
const plus = (one: string, other: string): Amount => {
  if (one === '' || other === '') return `${one}${other}`
  return amountOf(decimal(one).plus(decimal(other)))
}

const isDiscount = ({ nature }: InvoiceLine): boolean => natureOf(nature) === 'discount'
const isNote = ({ nature }: InvoiceLine): boolean => natureOf(nature) === 'note'

/** Whether a line of an adjusting invoice is about this one. */
const isAbout = (line: InvoiceLine, other: InvoiceLine): boolean =>
  line.item_code === other.item_code &&
  line.item_name === other.item_name &&
  line.vat_rate === other.vat_rate &&
  isDiscount(line) === isDiscount(other)

/** Where the line stands that another one is about, of several the one of its price; -1 where it is about none. */
export const placeOf = (lines: readonly InvoiceLine[], more: InvoiceLine): number => {
  const same = lines.findIndex((line) => isAbout(line, more) && line.price === more.price)
  return same === -1 ? lines.findIndex((line) => isAbout(line, more)) : same
}

const withoutNumbers = { quantity: '', price: '', discount_rate: '', discount_amt: '' } as const

/** What a line comes to as its prices are; null where it cannot be counted. */
const amountIn = (line: InvoiceLine, rules: LineRules): Amount | null => {
  const counted = countLine(givenLine(line), rules)
  return counted.ok ? amountOf(counted.value.amount) : null
}

/** The line in quantity and price, where another one changes one of these alone. */
const inNumbers = (line: InvoiceLine, more: InvoiceLine): InvoiceLine | null => {
  const isSamePrice = line.price === more.price
  if (!isSamePrice && line.quantity !== more.quantity) return null
  if (line.discount_rate !== more.discount_rate || [line, more].some(({ quantity }) => quantity === '')) return null
  const changed = isSamePrice
    ? { quantity: plus(line.quantity, more.quantity) }
    : { price: plus(line.price, more.price) }
  return { ...line, ...changed, discount_amt: plus(line.discount_amt, more.discount_amt), amount: '' }
}

/** A line with what was added to it; null where nothing of it is left. */
export const joined = (line: InvoiceLine, more: InvoiceLine, rules: LineRules): InvoiceLine | null => {
  const [was, added] = [amountIn(line, rules), amountIn(more, rules)]
  if (was === null || added === null) return line
  const amount = plus(was, added)
  const said = inNumbers(line, more)
  const isPromotion = natureOf(line.nature) === 'promotion'
  if (isPromotion ? said?.quantity === '0' : amount === '0') return null
  // Each line rounds by itself: what they come to together is what is left.
  if (said !== null && amountIn(said, rules) === amount) return said
  return isPromotion ? line : { ...line, ...withoutNumbers, amount }
}

const withLine = (lines: readonly InvoiceLine[], more: InvoiceLine, rules: LineRules): readonly InvoiceLine[] => {
  if (isNote(more)) return lines
  const place = placeOf(lines, more)
  const line = lines[place]
  if (line === undefined) return [...lines, more]
  const left = joined(line, more, rules)
  return left === null ? lines.toSpliced(place, 1) : lines.with(place, left)
}

const withFee = (fees: readonly InvoiceFee[], { fee_name, fee_amt }: InvoiceFee): readonly InvoiceFee[] => {
  const place = fees.findIndex((fee) => fee.fee_name === fee_name)
  const fee = fees[place]
  if (fee === undefined) return [...fees, { fee_name, fee_amt }]
  const left = plus(fee.fee_amt, fee_amt)
  return left === '0' ? fees.toSpliced(place, 1) : fees.with(place, { fee_name, fee_amt: left })
}

const withAdjustment = (left: InvoiceValues, adjustment: InvoiceValues): InvoiceValues => {
  const rules = { places: placesOf(left.curr_cd), hasRates: hasRates(left.form_no) }
  return {
    ...left,
    lines: [
      ...adjustment.lines.reduce<readonly InvoiceLine[]>((lines, line) => withLine(lines, line, rules), left.lines),
    ],
    fees: [...adjustment.fees.reduce<readonly InvoiceFee[]>(withFee, left.fees)],
    untaxed_reduction: plus(left.untaxed_reduction, adjustment.untaxed_reduction),
    other_reduction: plus(left.other_reduction, adjustment.other_reduction),
  }
}

/** An invoice with what has been added to it and taken back since, line by line; what is about none of its lines stands as one of its own. */
export const invoiceLeft = (original: InvoiceValues, adjustments: readonly InvoiceValues[]): InvoiceValues =>
  adjustments.reduce(withAdjustment, original)
