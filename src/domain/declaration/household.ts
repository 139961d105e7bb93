import type { CompanyType } from '../companyType.ts'
import type { FieldProblem } from '../failure.ts'
import { keysOf } from '../form/table.ts'
import { flagFields, groupErrorField, type RequiredGroup, type UsageFlag } from './flags.ts'
import { isTicked, type DeclarationValues } from './values.ts'

/**
 * What form 01/ĐKTĐ-HĐĐT has for organisations alone, by what is said of it: a household issues sales invoices, and those with a code (law
 * of 2026 §5).
 */
const notForHouseholds = {
  invoiceForms: { flags: ['attribute11', 'attribute2'], message: 'household_invoices_have_a_code' },
  invoiceTypes: { flags: ['inv_type1', 'inv_type7'], message: 'household_has_no_vat_invoices' },
} as const satisfies { readonly [Group in RequiredGroup]?: { flags: readonly UsageFlag[]; message: string } }

export const isForCompanyType = (flag: UsageFlag, type: CompanyType): boolean =>
  type !== 'household' || !Object.values(notForHouseholds).some(({ flags }) => flags.some((each) => each === flag))

/** Whether a new declaration has the flag ticked: a household's has sales invoices in the place of VAT invoices. */
export const initialFlag = (flag: UsageFlag, type: CompanyType): boolean =>
  type === 'household' && flag === 'inv_type2' ? true : flagFields[flag].initial && isForCompanyType(flag, type)

/** What a household has chosen that is for organisations. */
export const householdProblems = (values: DeclarationValues, type: CompanyType): FieldProblem[] =>
  type === 'household'
    ? keysOf(notForHouseholds).flatMap((group) => {
        const { flags, message } = notForHouseholds[group]
        return flags.some((flag) => isTicked(values, flag)) ? [{ field: groupErrorField[group], message }] : []
      })
    : []
