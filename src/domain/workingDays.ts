import { vietnamDay } from './dates.ts'
import { dayAfter } from './dayAfter.ts'
import { isHoliday } from './holidays.ts'

/** Whether offices of the state are open on a day, `YYYY-MM-DD` in Vietnam. */
export const isWorkingDay = (text: string): boolean => {
  const weekday = new Date(`${text}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(text)
}

/** The last second, in Vietnam, of the first, second, … working day after the day of a moment. */
export const endOfWorkingDay = (at: Date, days: number): Date => {
  let last = vietnamDay(at)
  for (let passed = 0; passed < days;) {
    last = dayAfter(last)
    if (isWorkingDay(last)) passed += 1
  }
  return new Date(`${last}T23:59:59+07:00`)
}
