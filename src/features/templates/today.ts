import { createContext, use, useState } from 'react'
import { vietnamDay } from '../../domain/dates.ts'

const TodayContext = createContext<string | null>(null)

/** Gives another day than that of the clock. */
export const TodayProvider = TodayContext

/** The day on which the screen was opened, `YYYY-MM-DD` in Vietnam. */
export const useToday = (): string => {
  const given = use(TodayContext)
  const [today] = useState(() => vietnamDay(new Date()))
  return given ?? today
}
