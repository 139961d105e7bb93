import type { CompanyType } from '../companyType.ts'
import type { FieldProblem } from '../failure.ts'
import { keysOf } from '../form/table.ts'
import { layoutsOf, type CodedField, type TemplateKind } from './codes.ts'
import type { TemplateValues } from './template.ts'

/** A household issues sales invoices with the tax authority's code, also from a cash register (law of 2026 §5). */
const householdCodes: Readonly<Record<CodedField, readonly string[]>> = {
  form_no: ['2'],
  smbl_kind: ['C'],
  smbl_type: ['T', 'M'],
}

/** Whether the rules of households hold for a template: e-documents are the same for all. */
const isBound = (type: CompanyType, kind: TemplateKind): boolean => type === 'household' && kind === 'invoice'

/** Whether a field offers a code to a company of this type. */
export const isOfferedTo = (type: CompanyType, kind: TemplateKind, field: CodedField, code: string): boolean =>
  !isBound(type, kind) || householdCodes[field].includes(code)

/** Symbols that a template of a household cannot have; those that are not chosen yet are for the form's own rules. */
export const householdProblems = (
  type: CompanyType,
  kind: TemplateKind,
  values: Pick<TemplateValues, CodedField>,
): FieldProblem[] =>
  keysOf(householdCodes)
    .filter((field) => values[field] !== '' && !isOfferedTo(type, kind, field, values[field]))
    .map((field) => ({ field, message: 'symbol_is_not_for_households' }))

/** A new template as it begins for a company of this type. */
export const beginningFor = (type: CompanyType, kind: TemplateKind, values: TemplateValues): TemplateValues =>
  isBound(type, kind) && !householdCodes.form_no.includes(values.form_no)
    ? { ...values, form_no: '2', temp_id: layoutsOf('2')[0] ?? '' }
    : values
