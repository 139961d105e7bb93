import * as v from 'valibot'
import { textUpTo } from './bounded.ts'

/** Calendar days travel as `YYYY-MM-DD`, moments of certificates as `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time (facts of the field §0). */
const vietnamTimeZone = 'Asia/Ho_Chi_Minh'

// Date rolls 30 February and 24:00 over into the next day: only what comes back unchanged is on the calendar and the clock.
const isRealMoment = (text: string): boolean => {
  const moment = new Date(`${text}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
const isRealDay = (text: string): boolean => isRealMoment(`${text}T00:00:00`)

export const daySchema = v.pipe(
  textUpTo(10, 'date_is_invalid'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_is_invalid'),
  v.check(isRealDay, 'date_is_invalid'),
)
/** `YYYY-MM-DD` of the calendar. */
export const isDay = (text: string): boolean => v.is(daySchema, text)
const momentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'date_is_invalid'),
  v.check(isRealMoment, 'date_is_invalid'),
)
export const isMoment = (text: string): boolean => v.is(momentSchema, text)

const momentOrDay = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** A calendar day, or a moment as servers write it: with `T` or a space, with or without seconds and zone. */
export const isDayOrMoment = (text: string): boolean => {
  const [, day, clock = '00:00', seconds = ':00'] = momentOrDay.exec(text) ?? []
  return day !== undefined && isRealMoment(`${day}T${clock}${seconds.slice(0, 3)}`)
}

const inVietnam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: vietnamTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The moment on a Vietnamese clock, `YYYY-MM-DDTHH:mm:ss`. */
export const vietnamMoment = (at: Date): string => inVietnam.format(at).replace(' ', 'T')

/** The day on a Vietnamese calendar, `YYYY-MM-DD`. */
export const vietnamDay = (at: Date): string => vietnamMoment(at).slice(0, 10)

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/

/** `DD/MM/YYYY` of a day or a moment, in Vietnam where it names its zone; other text comes back as it is (seed 000 §9). */
export const shownDay = (text: string): string => {
  const local = text.includes('T') && isDayOrMoment(text) && hasZone.test(text) ? vietnamDay(new Date(text)) : text
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(local)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : text
}

const withClock = (text: string, clock: RegExp): string => {
  const [, time] = clock.exec(text) ?? []
  return time === undefined ? shownDay(text) : `${shownDay(text)} ${time}`
}

/** `DD/MM/YYYY HH:mm` of a moment. */
export const shownMoment = (text: string): string => withClock(text, /T(\d{2}:\d{2})/)

/** On a Vietnamese clock, where the text is a moment with its zone. */
const inVietnamWhereZoned = (moment: string): string =>
  moment.includes('T') && isDayOrMoment(moment) && hasZone.test(moment) ? vietnamMoment(new Date(moment)) : moment

/** The same on a Vietnamese clock, of a moment with its zone, as the server sends it (ISO 8601). */
export const shownInVietnam = (moment: string): string => shownMoment(inVietnamWhereZoned(moment))

/** The same with seconds, where the order of what happened counts. */
export const shownExactly = (moment: string): string => withClock(inVietnamWhereZoned(moment), /T(\d{2}:\d{2}:\d{2})/)
