import type { CodeItem } from '../codeList.ts'
import type { CompanyType } from '../companyType.ts'
import type { FieldProblem } from '../failure.ts'
import { certificateStanding } from './certificateStanding.ts'
import { groupErrorField } from './flags.ts'
import { declarationTypes } from './codes.ts'
import { householdProblems } from './household.ts'
import type { DeclarationValues } from './values.ts'
import { versionToTake } from './versions.ts'

/** What the authority's rules are judged by beside the declaration itself. */
export interface FilingFacts {
  /** The day in Vietnam, `YYYY-MM-DD`. */
  readonly today: string
  /** The authority has accepted a new registration of this company. */
  readonly hasAcceptedRegistration: boolean
  /** The XML versions that the company may file. */
  readonly versions: readonly Pick<CodeItem, 'code'>[]
  readonly companyType: CompanyType
}

/** With an accepted registration on file the authority takes changes only (facts of the field §1.6, code 9992). */
const registrationProblems = (
  { decl_type }: DeclarationValues,
  { hasAcceptedRegistration }: FilingFacts,
): FieldProblem[] =>
  hasAcceptedRegistration && decl_type === declarationTypes.registration
    ? [{ field: 'decl_type', message: 'registration_is_accepted_already' }]
    : []

/** What is filed on a day takes the form that is in force on it (law of 2026 §0). */
const versionProblems = ({ xml_vs }: DeclarationValues, { versions, today }: FilingFacts): FieldProblem[] =>
  versionToTake(xml_vs, versions, today) === null ? [] : [{ field: 'xml_vs', message: 'xml_version_is_not_in_force' }]

/** Choices of form 01/ĐKTĐ-HĐĐT that exclude one another (facts of the field §1.3; the simulator's codes 9101 and 9102). */
export const choiceProblems = (values: DeclarationValues): FieldProblem[] => {
  if (!('attribute1' in values)) return []
  const isWithCode = values.attribute1 || values.attribute3
  const isInFull = values.attribute6 && !values.attribute7
  const isOutsideCashRegister = values.inv_type3 || values.inv_type4 || values.inv_type6
  return [
    ...(isWithCode && !isInFull
      ? [{ field: groupErrorField.transferMethods, message: 'full_content_is_required_with_code' }]
      : []),
    ...((values.attribute3 || values.attribute11) && isOutsideCashRegister
      ? [{ field: groupErrorField.invoiceTypes, message: 'cash_register_excludes_invoice_types' }]
      : []),
  ]
}

/** A certificate that has ended can only be reported as out of use. */
const certificateProblems = ({ digital_signatures }: DeclarationValues, { today }: FilingFacts): FieldProblem[] =>
  digital_signatures.flatMap((row, index) =>
    certificateStanding(row, null, today) === 'ended'
      ? [{ field: `digital_signatures.${index}.to_date`, message: 'certificate_has_ended' }]
      : [],
  )

/**
 * What the tax authority would turn the declaration down for, as far as it can be known before it is signed (docs/decisions/0140).
 * Fields are named as in the body; a group's problem is at the field that carries the group's message.
 */
export const authorityProblems = (values: DeclarationValues, facts: FilingFacts): FieldProblem[] => [
  ...versionProblems(values, facts),
  ...registrationProblems(values, facts),
  ...choiceProblems(values),
  ...householdProblems(values, facts.companyType),
  ...certificateProblems(values, facts),
]
