import type { CompanyType } from '../companyType.ts'
import type { FieldProblem } from '../failure.ts'
import { flagFields, groupErrorField, type UsageFlag } from './flags.ts'
import type { DeclarationValues } from './values.ts'

/** What form 01/ĐKTĐ-HĐĐT has for organisations alone: a household issues sales invoices, and those with a code (law of 2026 §5). */
const notForHouseholds: readonly UsageFlag[] = ['attribute11', 'attribute2', 'inv_type1', 'inv_type7']

export const isForCompanyType = (flag: UsageFlag, type: CompanyType): boolean =>
  type !== 'household' || !notForHouseholds.includes(flag)

/** Whether a new declaration has the flag ticked: a household's has sales invoices in the place of VAT invoices. */
export const initialFlag = (flag: UsageFlag, type: CompanyType): boolean =>
  type === 'household' && flag === 'inv_type2' ? true : flagFields[flag].initial && isForCompanyType(flag, type)

/** What a household has chosen that is for organisations. */
export const householdProblems = (values: DeclarationValues, type: CompanyType): FieldProblem[] => {
  if (type !== 'household' || !('attribute1' in values)) return []
  return [
    ...(values.attribute2 || values.attribute11
      ? [{ field: groupErrorField.invoiceForms, message: 'household_invoices_have_a_code' }]
      : []),
    ...(values.inv_type1 || values.inv_type7
      ? [{ field: groupErrorField.invoiceTypes, message: 'household_has_no_vat_invoices' }]
      : []),
  ]
}
