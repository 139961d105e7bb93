const day = 86_400_000
/** 31 December 9999, the last day that spreadsheets know. */
const last = 2_958_466
/** The 29 February 1900 that never was: spreadsheets count it, so that days before it stand one earlier. */
const leapDay = 60

const two = (value: number): string => String(value).padStart(2, '0')

const dayText = (serial: number, from1904: boolean): string => {
  if (!from1904 && serial === leapDay) return '1900-02-29'
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < leapDay ? 31 : 30)
  return new Date(start + serial * day).toISOString().slice(0, 10)
}

const timeText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')

/**
 * A day as a spreadsheet counts them, as `YYYY-MM-DD`, with `THH:mm:ss` where it has a time of day; a time alone as `HH:mm:ss`. Null where
 * it is no day.
 */
export const dateText = (serial: number, from1904: boolean): string | null => {
  if (!(serial >= 0 && serial < last)) return null
  const seconds = Math.round((serial % 1) * 86_400)
  const days = Math.floor(serial) + (seconds === 86_400 ? 1 : 0)
  const time = timeText(seconds % 86_400)
  if (serial < 1 && !(from1904 && seconds === 0)) return days === 0 ? time : dayText(days, from1904)
  return seconds % 86_400 === 0 ? dayText(days, from1904) : `${dayText(days, from1904)}T${time}`
}

const written = /^(?:(\d{4})-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d):(\d\d))?$/

/** The other way round, counted from 1900 on; null where the text is no day and no time, or a day before March 1900. */
export const serialOf = (text: string): number | null => {
  const [, year, month = '1', date = '1', hours = '0', minutes = '0', seconds = '0'] = written.exec(text) ?? []
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400
  if (year === undefined) return text.includes(':') ? time : null
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(date)) - Date.UTC(1899, 11, 30)) / day
  return days > leapDay ? days + time : null
}
