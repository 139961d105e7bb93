import type { Nationality } from '../../../domain/codeList.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'

/** What the fields offer and are judged by. */
export interface FormFacts {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The newest XML version that the company has. */
  readonly newest: string
  readonly nationalities: readonly Nationality[]
}

/** What the schemas do not know. */
export const beyondRules = (
  values: CertificateValues,
  { today, nationalities }: FormFacts,
): readonly FieldProblem[] => {
  const nation = values.taxpayer_nation.trim()
  return [
    ...(values.inv_date > today ? [{ field: 'inv_date', message: 'day_is_in_the_future' }] : []),
    ...(nation === '' || nationalities.some(({ code_vn_nm: name }) => name === nation)
      ? []
      : [{ field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' }]),
  ]
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
