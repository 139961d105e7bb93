import type { FieldProblem } from '../failure.ts'
import { decimal, percentOf, rounded, type Decimal } from '../amounts/decimal.ts'
import { isAmount } from '../money.ts'
import type { CertificateValues } from './content.ts'
import { certificateFeatures } from './features.ts'
import { isOfCircular91 } from './times.ts'

/** What is withheld of a payment to somebody without a contract of three months (facts of the sales areas §3; law of 2026 §4). */
const withheldPercent = { resident: decimal('10'), nonResident: decimal('20') }

/** The least payment of which a resident's tax is withheld, in đồng. */
export const leastWithheld = (day: string): string => (isOfCircular91(day) ? '5000000' : '2000000')

const amountIn = (text: string): Decimal | null => (isAmount(text) && text.length <= 30 ? decimal(text) : null)

type Checked = Pick<
  CertificateValues,
  | 'inv_date'
  | 'inv_feature'
  | 'taxpayer_resident'
  | 'income_from_mon'
  | 'income_to_mon'
  | 'income_year'
  | 'final_insurance_amt'
  | 'donations_amt'
  | 'final_income_amt'
  | 'final_income_before_tax'
  | 'final_income_tax'
>

const taxWarning = ({ inv_date, taxpayer_resident, ...values }: Checked): string => {
  const income = amountIn(values.final_income_amt)
  const tax = amountIn(values.final_income_tax)
  if (income === null || tax === null) return ''
  if (tax.gt(income)) return 'tax_exceeds_income'
  const isResident = taxpayer_resident === '1'
  const percent = isResident ? withheldPercent.resident : withheldPercent.nonResident
  const expected = rounded(percentOf(income, percent), 0)
  if (isResident && income.lt(decimal(leastWithheld(inv_date)))) return tax.gt(decimal('0')) ? 'tax_below_least' : ''
  if (tax.eq(expected)) return ''
  return isResident ? 'tax_is_not_ten_percent' : 'tax_is_not_twenty_percent'
}

const assessableWarning = (values: Checked): string => {
  const income = amountIn(values.final_income_amt)
  const assessable = amountIn(values.final_income_before_tax)
  if (income === null || assessable === null) return ''
  if (assessable.gt(income)) return 'assessable_exceeds_income'
  const insurance = amountIn(values.final_insurance_amt) ?? decimal('0')
  const donations = amountIn(values.donations_amt) ?? decimal('0')
  return assessable.gt(income.minus(insurance).minus(donations)) ? 'assessable_exceeds_remainder' : ''
}

/** The months that are paid for lie before the day of the certificate, or are its own. */
const periodWarning = ({ inv_date, income_to_mon, income_year }: Checked): string =>
  `${income_year}-${income_to_mon.padStart(2, '0')}` > inv_date.slice(0, 7) ? 'months_are_not_over' : ''

/**
 * What a certificate says that may be right and seldom is: [18] against [17] less [14] and [15], which are not all that is deducted; [19]
 * against the rate of the day, since wages of a contract are taxed by the progressive table. An adjusting one holds differences: it is
 * not judged.
 */
export const certificateWarnings = (values: Checked): readonly FieldProblem[] => {
  if (values.inv_feature === certificateFeatures.adjusting) return []
  const found = [
    { field: 'final_income_before_tax', message: assessableWarning(values) },
    { field: 'final_income_tax', message: taxWarning(values) },
    { field: 'income_to_mon', message: periodWarning(values) },
  ]
  return found.filter(({ message }) => message !== '')
}
