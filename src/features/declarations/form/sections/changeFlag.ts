import type { CompanyType } from '../../../../domain/companyType.ts'
import { choiceProblems } from '../../../../domain/declaration/authorityRules.ts'
import { groupErrorField, type RequiredGroup } from '../../../../domain/declaration/flags.ts'
import { householdProblems } from '../../../../domain/declaration/household.ts'
import type { FieldProblem } from '../../../../domain/failure.ts'
import { valuesIn, type DeclarationFields } from '../fields.ts'
import { recheck, recheckIfWrong } from '../problems.ts'

/** The problems of choices that exclude one another or are not for the company, as the fields are now. */
export const choiceProblemsIn = (fields: DeclarationFields, companyType: CompanyType): readonly FieldProblem[] => {
  const values = valuesIn(fields)
  return values === null ? [] : [...choiceProblems(values), ...householdProblems(values, companyType)]
}

interface ChangeProps {
  readonly fields: DeclarationFields
  readonly companyType: CompanyType
  readonly group?: RequiredGroup
}

/**
 * Changes a flag and checks its group again (seed 000 §5), and those of other groups whose problem has ended with it. A mark of the
 * authority stays at another group, also where no rule of the product finds what it is about (docs/decisions/0372).
 */
export const changeFlag = ({ fields, companyType, group }: ChangeProps, change: () => void): void => {
  const before = choiceProblemsIn(fields, companyType)
  change()
  const left = choiceProblemsIn(fields, companyType)
  const isIn = (problems: readonly FieldProblem[], name: string) => problems.some(({ field }) => field === name)
  if (group !== undefined) recheck(fields, groupErrorField[group])
  for (const name of Object.values(groupErrorField))
    if (isIn(before, name) && !isIn(left, name)) recheckIfWrong(fields, name)
}
