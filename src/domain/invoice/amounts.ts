import { documentAmounts, placesOf, type DocumentAmounts } from '../amounts/document.ts'
import { amountOf, decimal, percentOf, rounded, zero } from '../amounts/decimal.ts'
import type { countLine } from '../amounts/line.ts'
import type { Prices } from '../amounts/totals.ts'
import type { FieldProblem } from '../failure.ts'
import type { Amount } from '../money.ts'
import { fail, succeed, type Result } from '../result.ts'
import type { InvoiceValues } from './content.ts'
import { isAdjusting } from './features.ts'
import { hasRates } from './forms.ts'
import { givenLine } from './lines.ts'
import { mayBeReduced } from './reduction.ts'
import { taxedOn } from './related.ts'

/** What amounts depend on. */
export type CountedValues = Pick<
  InvoiceValues,
  | 'form_no'
  | 'inv_date'
  | 'inv_feature'
  | 'inv_date_ref'
  | 'curr_cd'
  | 'price_kind'
  | 'lines'
  | 'fees'
  | 'untaxed_reduction'
  | 'other_reduction'
  | 'reduced_percent'
>

export interface InvoiceAmounts extends DocumentAmounts {
  /** A fifth of what the branch pays of its revenue, which is taken off a sales invoice; 0 where nothing is, below it where it is taken back. */
  readonly branchReduction: Amount
}

/** A form without rates has no VAT in its prices, whatever is said of them. */
export const pricesOf = ({ form_no, price_kind }: Pick<InvoiceValues, 'form_no' | 'price_kind'>): Prices => {
  if (!hasRates(form_no)) return 'untaxed'
  return price_kind === 'gross' ? 'gross' : 'net'
}

const fifth = decimal('20')

/** Names that fields have in the form, by those that the count gives them. */
const formNames: Readonly<Record<string, string>> = {
  rate: 'vat_rate',
  discountRate: 'discount_rate',
  discount: 'discount_amt',
  untaxedReduction: 'untaxed_reduction',
  otherReduction: 'other_reduction',
}

const atFormField = ({ field, message }: FieldProblem): FieldProblem => {
  const parts = field.split('.').map((part) => formNames[part] ?? part)
  const isFee = parts[0] === 'fees' && parts.length > 1
  return { field: [...parts, ...(isFee ? ['fee_amt'] : [])].join('.'), message }
}

const branchReductionOf = (values: CountedValues, net: Amount): Amount => {
  const { form_no, curr_cd, reduced_percent } = values
  const isTaken = isAdjusting(values) || !net.startsWith('-')
  const isReduced = !hasRates(form_no) && reduced_percent !== '' && mayBeReduced(taxedOn(values)) && isTaken
  if (!isReduced) return amountOf(zero)
  return amountOf(rounded(percentOf(percentOf(decimal(net), decimal(reduced_percent)), fifth), placesOf(curr_cd)))
}

/** Everything that is taken off beside what lowers the VAT: the element TGTKhac. @param amounts those of the same values */
export const otherReductionsOf = (
  { other_reduction }: Pick<CountedValues, 'other_reduction'>,
  { branchReduction }: Pick<InvoiceAmounts, 'branchReduction'>,
): Amount => amountOf(decimal(other_reduction === '' ? '0' : other_reduction).plus(decimal(branchReduction)))

/** How lines are counted: anew, or by what remembers those that were counted before. */
interface LineCounting {
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
  if (!counted.ok) return fail(counted.failure.map(atFormField))
  const branchReduction = branchReductionOf(values, counted.value.net)
  const total = amountOf(decimal(counted.value.total).minus(decimal(branchReduction)))
  return succeed({ ...counted.value, branchReduction, total })
}
