import type { FieldProblem } from '../../failure.ts'
import type { InvoiceValues } from '../content.ts'
import { isOfSeveral } from '../features.ts'
import { natureOf } from '../lines.ts'
import { latestOf, namingFields, type CorrectedInvoice } from './corrected.ts'
import { ordinalOf } from './part.ts'

const monthOf = (day: string): string => day.slice(0, 7)

/** A number is the same with zeros before it. */
const nameOf = ({ form_no_ref, serial_no_ref, inv_no_ref }: CorrectedInvoice): string =>
  [form_no_ref, serial_no_ref, Number(inv_no_ref)].join(' ')

const at =
  (place: number) =>
  (field: keyof CorrectedInvoice, message: string): FieldProblem => ({ field: `corrected.${place}.${field}`, message })

/** One of them is named whole, once, by the form of the invoice that corrects it, and is of the month of the first. */
const problemsOfOne = ({ corrected, form_no }: InvoiceValues, place: number): readonly FieldProblem[] => {
  const [first, one, problem] = [corrected[0], corrected[place], at(place)]
  if (first === undefined || one === undefined) return []
  const missing = namingFields.filter((field) => one[field] === '')
  if (missing.length > 0) return missing.map((field) => problem(field, 'related_invoice_is_required'))
  if (one.form_no_ref !== form_no) return [problem('form_no_ref', 'original_has_another_form')]
  if (corrected.findIndex((other) => nameOf(other) === nameOf(one)) < place)
    return [problem('inv_no_ref', 'invoice_is_named_already')]
  return monthOf(one.inv_date_ref) === monthOf(first.inv_date_ref)
    ? []
    : [problem('inv_date_ref', 'corrected_invoices_are_of_one_month')]
}

const lineProblems = ({ lines, corrected }: InvoiceValues): readonly FieldProblem[] => {
  const ordinals = corrected.map((_, place) => ordinalOf(place))
  return lines.flatMap(({ nature, about }, index) =>
    natureOf(nature) === 'note' || ordinals.includes(about)
      ? []
      : [{ field: `lines.${index}.about`, message: 'line_is_about_no_invoice' }],
  )
}

/** The list says nothing of fees and of what is taken off: it has rows of goods alone. */
const besideProblems = ({ fees, untaxed_reduction, other_reduction, reduced_percent }: InvoiceValues) => [
  ...(fees.length === 0 ? [] : [{ field: 'fees', message: 'several_are_corrected_by_lines' }]),
  ...Object.entries({ untaxed_reduction, other_reduction, reduced_percent }).flatMap(([field, given]) =>
    given === '' ? [] : [{ field, message: 'several_are_corrected_by_lines' }],
  ),
]

const strayProblems = ({ lines, corrected }: InvoiceValues): readonly FieldProblem[] => [
  ...(corrected.length === 0 ? [] : [{ field: 'corrected', message: 'invoice_corrects_no_other' }]),
  ...lines.flatMap(({ about }, index) =>
    about === '' ? [] : [{ field: `lines.${index}.about`, message: 'line_is_about_no_invoice' }],
  ),
]

/**
 * What is wrong with the invoices that one corrects at once, and with what it says of each: at least two of one buyer and one month (Decree
 * 70/2025, Circular 91/2026; facts of the sales areas §4). Who bought is known to the server alone.
 */
export const severalProblems = (values: InvoiceValues): readonly FieldProblem[] => {
  if (!isOfSeveral(values)) return strayProblems(values)
  const { corrected, inv_date_ref } = values
  if (corrected.length < 2) return [{ field: 'corrected', message: 'several_invoices_are_required' }]
  return [
    ...corrected.flatMap((_, place) => problemsOfOne(values, place)),
    ...(inv_date_ref === latestOf(corrected)
      ? []
      : [{ field: 'inv_date_ref', message: 'related_invoice_is_required' }]),
    ...lineProblems(values),
    ...besideProblems(values),
  ]
}
