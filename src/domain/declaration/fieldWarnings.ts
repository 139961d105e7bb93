import type { Company } from '../company.ts'
import { representativeDifferences } from './companyData.ts'
import type { TextName } from './fields.ts'
import { citizenIdWarning } from '../identityPapers.ts'
import type { DeclarationValues } from './values.ts'

/** Fields whose warnings depend on them all. */
export const warnedFields = [
  'rppr_nm',
  'rppr_phone',
  'rppr_dob',
  'rppr_gender',
  'rppr_cid',
  'rppr_passport',
] as const satisfies readonly TextName[]
export type WarnedField = (typeof warnedFields)[number]

/**
 * The code of what is to be looked at again in a field, or an empty text. It never keeps a declaration from being filed
 * (docs/decisions/0369). A company that is not known is not compared with.
 */
export const fieldWarning = (
  values: DeclarationValues<'eInvoice'>,
  company: Company | null,
  field: WarnedField,
): string => {
  const ofPaper = field === 'rppr_cid' ? citizenIdWarning(values.rppr_cid, values) : ''
  if (ofPaper !== '' || company === null) return ofPaper
  return representativeDifferences(values, company).includes(field) ? 'representative_differs_from_company' : ''
}
