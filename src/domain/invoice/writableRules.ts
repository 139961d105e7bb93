import { isAtLeast } from '../documents/xml/layout.ts'
import { invoiceTexts } from './content.ts'
import { invoiceFields, type InvoiceText } from './fields.ts'
import { hasRates } from './forms.ts'
import { mayBeReduced } from './reduction.ts'
import { taxedOn } from './related.ts'
import { invoiceVersions } from './times.ts'
import { together } from './together.ts'

const [, , oldestVersion] = invoiceVersions

/** Reductions have elements since 2.1.0; without them the total would not be that of the rest. */
const hasReduction = (field: 'untaxed_reduction' | 'other_reduction' | 'reduced_percent') =>
  together(
    [field],
    (values) => values[field] === '' || values.xml_vs !== oldestVersion,
    'reduction_is_not_in_this_version',
  )

const reductionRules = [
  hasReduction('untaxed_reduction'),
  hasReduction('other_reduction'),
  hasReduction('reduced_percent'),
  together(
    ['untaxed_reduction'],
    ({ form_no, untaxed_reduction }) => hasRates(form_no) || untaxed_reduction === '',
    'reduction_is_of_another_form',
  ),
  together(
    ['form_no', 'inv_date', 'inv_feature', 'inv_date_ref', 'curr_cd', 'reduced_percent'],
    (values) =>
      values.reduced_percent === '' ||
      (!hasRates(values.form_no) && mayBeReduced(taxedOn(values)) && values.curr_cd === 'VND'),
    'reduction_is_not_in_force',
  ),
] as const

const flagRules = [
  together(
    ['form_no', 'leasing_yn'],
    ({ form_no, leasing_yn }) => leasing_yn !== '1' || hasRates(form_no),
    'leasing_is_of_another_form',
  ),
  together(
    ['form_no', 'leasing_yn'],
    ({ form_no, leasing_yn, xml_vs }) => leasing_yn !== '1' || !hasRates(form_no) || xml_vs !== oldestVersion,
    'leasing_is_not_in_this_version',
  ),
  together(
    ['form_no', 'duty_free_yn'],
    ({ form_no, duty_free_yn }) => duty_free_yn !== '1' || !hasRates(form_no),
    'duty_free_is_of_another_form',
  ),
] as const

const flags: readonly InvoiceText[] = ['leasing_yn', 'duty_free_yn']

/** Texts whose elements the oldest version has not. */
const youngTexts = invoiceTexts.filter((name) => {
  const { element } = invoiceFields[name]
  return element !== null && !flags.includes(name) && !isAtLeast(oldestVersion, element.since)
})

const youngRules = youngTexts.map((name) =>
  together([name], (values) => values[name] === '' || values.xml_vs !== oldestVersion, 'field_is_not_in_this_version'),
)

/** What is filled in stands in the XML of its form and version: it is refused where there is no element for it, and never left out. */
export const writableRules = [...reductionRules, ...flagRules, ...youngRules] as const
