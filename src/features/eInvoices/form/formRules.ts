import type { FieldProblem } from '../../../domain/failure.ts'
import { recordOf } from '../../../domain/form/table.ts'
import { relatedFields } from '../../../domain/invoice/related.ts'
import type { InvoiceFormValues } from './formValues.ts'

/** What the fields are judged by beside what they say. */
export interface FormFacts {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The newest XML version that the company has. */
  readonly newest: string
}

/** What the schemas do not know. */
export const beyondRules = ({ inv_date }: InvoiceFormValues, { today }: FormFacts): readonly FieldProblem[] =>
  inv_date > today ? [{ field: 'inv_date', message: 'day_is_in_the_future' }] : []

const carriers: Readonly<Record<string, string>> = {
  xml_vs: 'inv_date',
  smbl_type: 'serial_no',
  form_no: 'serial_no',
  inv_feature: 'serial_no',
  leasing_yn: 'serial_no',
  duty_free_yn: 'serial_no',
  comp_nm: 'serial_no',
  comp_taxcd: 'serial_no',
  comp_add: 'serial_no',
  comp_tel_no: 'serial_no',
  comp_eml: 'serial_no',
  shop_code: 'shop_id',
  shop_name: 'shop_id',
  customer_id: 'tax_code',
  customer_code: 'tax_code',
  price_kind: 'lines',
  ...recordOf(relatedFields, () => 'serial_no'),
}

/** Fields that hold rows: a message about one stands at all. */
const rows: readonly string[] = ['lines', 'fees', 'corrected']

/** Where a message about a field stands: one about a value without a control, at the control that decides it. */
export const shownAt = (field: string): string => {
  const [first = ''] = field.split('.')
  return rows.includes(first) ? first : (carriers[field] ?? field)
}
