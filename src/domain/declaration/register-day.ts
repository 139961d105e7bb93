import type { FieldProblem } from '../failure.ts'

/** The list begins here unless it is told otherwise (seed 000 §7, §9); a declaration of an earlier day would be in no list. */
export const firstRegisterDay = '2023-01-01'

/** A declaration is made on a day of the list, today at the latest. Days are `YYYY-MM-DD`; null means the day is fine. */
export const registerDayProblem = (day: string, today: string): FieldProblem | null => {
  if (day < firstRegisterDay) return { field: 'reg_date', message: 'register_date_is_too_early' }
  return day > today ? { field: 'reg_date', message: 'register_date_is_in_the_future' } : null
}
