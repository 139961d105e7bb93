import { documentAmounts, placesOf, type DocumentAmounts } from '../amounts/document.ts'
import { amountOf, decimal, percentOf, rounded, zero } from '../amounts/decimal.ts'
import type { countLine } from '../amounts/line.ts'
import type { Prices } from '../amounts/totals.ts'
import type { FieldProblem } from '../failure.ts'
import type { Amount } from '../money.ts'
import { succeed, type Result } from '../result.ts'
import type { InvoiceValues } from './content.ts'
import { hasRates } from './forms.ts'
import { givenLine } from './lines.ts'
import { mayBeReduced } from './reduction.ts'

/** What amounts depend on. */
export type CountedValues = Pick<
  InvoiceValues,
  | 'form_no'
  | 'inv_date'
  | 'curr_cd'
  | 'price_kind'
  | 'lines'
  | 'fees'
  | 'untaxed_reduction'
  | 'other_reduction'
  | 'reduced_percent'
>

export interface InvoiceAmounts extends DocumentAmounts {
  /** A fifth of what the branch pays of its revenue, which is taken off a sales invoice; 0 where nothing is. */
  readonly branchReduction: Amount
}

/** A form without rates has no VAT in its prices, whatever is said of them. */
export const pricesOf = ({ form_no, price_kind }: Pick<InvoiceValues, 'form_no' | 'price_kind'>): Prices => {
  if (!hasRates(form_no)) return 'untaxed'
  return price_kind === 'gross' ? 'gross' : 'net'
}

const fifth = decimal('20')

/** Names that problems of amounts have in the engine, by those of the form. */
const fields: readonly (readonly [counted: RegExp, field: string])[] = [
  [/^(lines\.\d+)\.rate$/, '$1.vat_rate'],
  [/^(lines\.\d+)\.discountRate$/, '$1.discount_rate'],
  [/^(lines\.\d+)\.discount$/, '$1.discount_amt'],
  [/^(fees\.\d+)$/, '$1.fee_amt'],
  [/^untaxedReduction$/, 'untaxed_reduction'],
  [/^otherReduction$/, 'other_reduction'],
]

const atFormField = ({ field, message }: FieldProblem): FieldProblem => {
  const found = fields.find(([counted]) => counted.test(field))
  return { field: found === undefined ? field : field.replace(found[0], found[1]), message }
}

const branchReductionOf = ({ form_no, inv_date, curr_cd, reduced_percent }: CountedValues, net: Amount): Amount => {
  const isReduced = !hasRates(form_no) && reduced_percent !== '' && mayBeReduced(inv_date) && !net.startsWith('-')
  if (!isReduced) return amountOf(zero)
  return amountOf(rounded(percentOf(percentOf(decimal(net), decimal(reduced_percent)), fifth), placesOf(curr_cd)))
}

/** How lines are counted: anew, or by what remembers those that were counted before. */
export interface LineCounting {
  readonly given: typeof givenLine
  readonly count?: typeof countLine
}

/** All amounts of an invoice, for screen, XML, print, lists and server; or what is wrong with what was given, by the fields of the form. */
export const invoiceAmounts = (
  values: CountedValues,
  { given, count }: LineCounting = { given: givenLine },
): Result<InvoiceAmounts, readonly FieldProblem[]> => {
  const document = {
    currency: values.curr_cd,
    prices: pricesOf(values),
    lines: values.lines.map(given),
    fees: values.fees.map(({ fee_amt }) => fee_amt),
    untaxedReduction: values.untaxed_reduction,
    otherReduction: values.other_reduction,
  }
  const counted = documentAmounts(document, count)
  if (!counted.ok) return { ok: false, failure: counted.failure.map(atFormField) }
  const branchReduction = branchReductionOf(values, counted.value.net)
  const total = amountOf(decimal(counted.value.total).minus(decimal(branchReduction)))
  return succeed({ ...counted.value, branchReduction, total })
}
