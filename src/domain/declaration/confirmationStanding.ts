/** Something that has to come within this time, in milliseconds, is shown as urgent. */
export const urgentTime = 6 * 3_600_000
/** The same where it has to come until the end of a day: all the hours in which people work. */
export const urgentTimeOfDay = 16 * 3_600_000

const isEndOfDay = (end: number): boolean => new Date(end).toISOString().endsWith('T16:59:59.000Z')

/** From when on what has to come until a moment is urgent, both in milliseconds. */
export const urgentFrom = (end: number): number => end - (isEndOfDay(end) ? urgentTimeOfDay : urgentTime)

/** How a confirmation or an explanation that is waited for stands. */
export type ConfirmationStanding = 'inTime' | 'urgent' | 'over'

/** How it stands at a moment, in milliseconds; null where none is waited for. */
export const confirmationStanding = (until: string, now: number): ConfirmationStanding | null => {
  const end = Date.parse(until)
  if (Number.isNaN(end)) return null
  if (now >= end) return 'over'
  return now >= urgentFrom(end) ? 'urgent' : 'inTime'
}
