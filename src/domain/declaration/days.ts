import type { FieldProblem } from '../failure.ts'
import { textOf, type DeclarationValues } from './values.ts'

/** The list begins here by default (seed 000 §7, §9); a declaration of an earlier day would be in no list. */
export const firstRegisterDay = '2023-01-01'

/** A declaration is made on a day of the list, today at the latest, and its representative is born by then. Days are `YYYY-MM-DD`. */
export const dayProblems = (values: DeclarationValues, today: string): FieldProblem[] => {
  const { reg_date } = values
  return [
    ...(reg_date < firstRegisterDay ? [{ field: 'reg_date', message: 'register_date_is_too_early' }] : []),
    ...(reg_date > today ? [{ field: 'reg_date', message: 'register_date_is_in_the_future' }] : []),
    ...(textOf(values, 'rppr_dob') > today
      ? [{ field: 'rppr_dob', message: 'representative_date_of_birth_is_in_the_future' }]
      : []),
  ]
}
