import { vietnamDay } from '../../../../src/domain/dates.ts'

export interface DemoMoment {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly day: string
  readonly begun: Date
}

const dayLength = 86_400_000
const days = 300

/** Moments of today, all within the last twelve hours. */
export const momentsOfToday = 3
const halfDay = dayLength / 2

const openingAt = '08:00:00+07:00'
const workingHours = 9 * 3_600_000

const ofToday = (now: Date, place: number): DemoMoment => {
  const begun = new Date(now.getTime() - halfDay * (1 - place / momentsOfToday))
  return { day: vietnamDay(begun), begun }
}

const [saturday, sunday] = [6, 0]

/** Nobody works on a Sunday: what would fall on one is of the afternoon of the Saturday before, which has a morning of its own then. */
const ofDay = (now: Date, daysAgo: number, share: number): DemoMoment => {
  const said = vietnamDay(new Date(now.getTime() - daysAgo * dayLength))
  const weekday = new Date(`${said}T00:00:00Z`).getUTCDay()
  const day = weekday === sunday ? vietnamDay(new Date(now.getTime() - (daysAgo + 1) * dayLength)) : said
  const passed = weekday === sunday ? (1 + share) / 2 : weekday === saturday ? share / 2 : share
  return { day, begun: new Date(Date.parse(`${day}T${openingAt}`) + Math.floor(passed * workingHours)) }
}

/** So many moments of the last ten months in working hours, the oldest first. */
export const demoMoments = (now: Date, count: number): readonly DemoMoment[] => {
  const before = count - momentsOfToday
  return Array.from({ length: count }, (_, place) => {
    if (place >= before) return ofToday(now, place - before)
    const passed = (place * days) / before
    return ofDay(now, days - Math.floor(passed), passed % 1)
  })
}
