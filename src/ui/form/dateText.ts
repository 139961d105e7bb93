/** Whether a text is a day of the calendar as the forms carry it, 'YYYY-MM-DD'. */
export const isIsoDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text)

/** A day as the forms carry it, shown as dd/MM/yyyy; any other text as it is. */
export const dateText = (value: string): string =>
  isIsoDay(value) ? `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}` : value

/**
 * Reads a typed date: day, month, year with any of `/ . -` or a space between, or eight or six digits. Two-digit years are of this
 * century, or of the last one where the date would be after `latest`. Returns 'YYYY-MM-DD', '' for an empty text, undefined for a text
 * that is no date.
 */
export function parsedDate(text: string, latest?: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed) ??
    []
  if (day === '') return undefined
  const inYear = (full: string): string => `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isOfLastCentury = year.length === 2 && latest !== undefined && inYear(`20${year}`) > latest
  const iso = inYear(year.length === 4 ? year : `${isOfLastCentury ? '19' : '20'}${year}`)
  return isDate(iso) ? iso : undefined
}

// The 31st of April reads as the 1st of May: only a date that comes back unchanged exists.
function isDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** What stands in the field after a change: slashes join in when digits are typed at the end, never while deleting. */
export function withSlashes(previous: string, next: string): string {
  const isTypedAtEnd = next.length === previous.length + 1 && next.startsWith(previous)
  if (!isTypedAtEnd || !/^\d{2}(?:\/\d{2})?$/.test(next)) return next
  return `${next}/`
}
