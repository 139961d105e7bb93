import { formats, numberProblem } from '../amounts/formats.ts'
import { isInForce } from '../vatRates/reductions.ts'
import { readTaxRate } from '../amounts/taxRate.ts'
import type { LineAmounts } from '../amounts/totals.ts'
import type { FieldProblem } from '../failure.ts'
import type { Amount } from '../money.ts'
import { invoiceAmounts, otherReductionsOf, type InvoiceAmounts } from './amounts.ts'
import type { InvoiceValues } from './content.ts'
import { isAdjusting } from './features.ts'
import { hasRates } from './forms.ts'
import type { InvoiceLine } from './lines.ts'
import { taxedOn } from './related.ts'

const isNegative = (amount: Amount): boolean => amount.startsWith('-')

/** Amounts ask for the rate of what counts; what is given away may have none, but no other text in the place of one. */
const rateProblem = ({ vat_rate }: InvoiceLine, day: string): string | null => {
  if (vat_rate !== '' && readTaxRate(vat_rate) === null) return 'vat_rate_is_unknown'
  return isInForce(vat_rate, day) ? null : 'vat_rate_is_not_in_force'
}

/** What is wrong with the rates of lines beyond what amounts ask of them. */
export const rateProblems = (values: InvoiceValues): readonly FieldProblem[] =>
  hasRates(values.form_no)
    ? values.lines.flatMap((line, index) => {
        const message = rateProblem(line, taxedOn(values))
        return message === null ? [] : [{ field: `lines.${index}.vat_rate`, message }]
      })
    : []

const isTooLong = (amount: Amount): boolean => numberProblem(amount, formats.ThTien) !== null
const tooLong = `too_long:${formats.ThTien.digits}`

/** What a line comes to is no less than nothing, but where it adjusts another, and its elements can hold it. */
const lineProblem = ({ net, discount, price }: LineAmounts, isSigned: boolean): string | null => {
  if (!isSigned && isNegative(net)) return 'amount_is_negative'
  return [net, discount, price ?? net].some(isTooLong) ? tooLong : null
}

/** What lines come to together, each in an element of its own: discounts and what they leave may be too much where the total is not. */
const sumsOf = ({ rates, discount, net, tax, total }: InvoiceAmounts): readonly Amount[] => [
  ...rates.flatMap((each) => [each.net, each.tax]),
  discount,
  net,
  tax,
  total,
]

const countedProblems = (values: InvoiceValues, amounts: InvoiceAmounts): readonly FieldProblem[] => [
  ...amounts.lines.flatMap((line, index) => {
    const message = lineProblem(line, isAdjusting(values))
    return message === null ? [] : [{ field: `lines.${index}.amount`, message }]
  }),
  ...(sumsOf(amounts).some(isTooLong) ? [{ field: 'lines', message: tooLong }] : []),
  ...(isTooLong(otherReductionsOf(values, amounts)) ? [{ field: 'other_reduction', message: tooLong }] : []),
  ...(!isAdjusting(values) && isNegative(amounts.total)
    ? [{ field: 'other_reduction', message: 'total_is_negative' }]
    : []),
]

/** Fees and reductions of an invoice that adjusts no other one. */
const extraProblems = ({ fees, untaxed_reduction, other_reduction }: InvoiceValues): readonly FieldProblem[] =>
  [
    ...fees.map(({ fee_amt }, index) => ({ field: `fees.${index}.fee_amt`, amount: fee_amt })),
    { field: 'untaxed_reduction', amount: untaxed_reduction },
    { field: 'other_reduction', amount: other_reduction },
  ].flatMap(({ field, amount }) => (isNegative(amount) ? [{ field, message: 'amount_is_negative' }] : []))

/** What is wrong with the amounts of an invoice: as they are given, or as they come out. One that adjusts another may be below nothing. */
export const amountProblems = (values: InvoiceValues): readonly FieldProblem[] => {
  const given = isAdjusting(values) ? [] : extraProblems(values)
  if (given.length > 0) return given
  const amounts = invoiceAmounts(values)
  return amounts.ok ? countedProblems(values, amounts.value) : amounts.failure
}
