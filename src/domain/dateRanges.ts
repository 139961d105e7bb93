import { formatISO, parseISO, sub, type Duration } from 'date-fns'

/** Ranges of days that are chosen by name (seed 002 §9). */
export const dateRangePresets = ['lastWeek', 'lastMonth', 'last3Months', 'last6Months'] as const
export type DateRangePreset = (typeof dateRangePresets)[number]

const lengths: Readonly<Record<DateRangePreset, Duration>> = {
  lastWeek: { weeks: 1 },
  lastMonth: { months: 1 },
  last3Months: { months: 3 },
  last6Months: { months: 6 },
}

/**
 * The days of a range that ends today, both ends in it, as `YYYY-MM-DD` (docs/decisions/0300). A month without the day of today begins on its
 * last one: a month before 31 March is 28 or 29 February.
 */
export const dateRange = (preset: DateRangePreset, today: string): { readonly from: string; readonly to: string } => ({
  from: formatISO(sub(parseISO(today), lengths[preset]), { representation: 'date' }),
  to: today,
})
