import * as v from 'valibot'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { certificateDraftSchema, certificateSchema } from '../../../domain/pitCertificate/rules.ts'

/** What the fields are judged by, and for what: to be filed, until they are submitted as a draft. */
export interface FormRules {
  readonly purpose: 'draft' | 'filing'
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** What a nationality may be, beside none. */
  readonly nationalities: ReadonlySet<string>
}

/** The rules of a draft, which may have gaps, or of what is filed. */
export const schemaFor = (purpose: FormRules['purpose']) =>
  purpose === 'draft' ? certificateDraftSchema : certificateSchema

/** What the schema does not know. */
const beyondSchema = (values: CertificateValues, { today, nationalities }: FormRules): FieldProblem[] => {
  const nation = values.taxpayer_nation.trim()
  return [
    ...(values.inv_date > today ? [{ field: 'inv_date', message: 'day_is_in_the_future' }] : []),
    ...(nation === '' || nationalities.has(nation)
      ? []
      : [{ field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' }]),
  ]
}

/** Every broken rule as a message code at its field. */
export const problemsOf = (values: CertificateValues, rules: FormRules): readonly FieldProblem[] => {
  const { issues = [] } = v.safeParse(schemaFor(rules.purpose), values)
  const broken = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return [...broken, ...beyondSchema(values, rules)]
}

const carriers: Readonly<Record<string, string>> = {
  xml_vs: 'inv_date',
  smbl_type: 'serial_no',
  form_no: 'serial_no',
  inv_feature: 'serial_no',
  inv_type_ref: 'serial_no',
  form_no_ref: 'serial_no',
  serial_no_ref: 'serial_no',
  inv_no_ref: 'serial_no',
  inv_date_ref: 'serial_no',
  curr_cd: 'final_income_amt',
  ex_rate: 'final_income_amt',
}

/** Where a message about a field stands: one about a value without a control, at the control that decides it. */
export const shownAt = (field: string): string => carriers[field] ?? field
