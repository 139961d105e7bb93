import type { TemplateKind } from './codes.ts'
import { documentSymbol, lastDayOf, yearOf } from './serial.ts'
import { isInForceOn } from './symbols.ts'
import type { TemplateStatus } from './status.ts'
import type { TemplateValues } from './template.ts'

const monthOf = (day: string): string => day.slice(5, 7)

/** The year that templates can be copied for: the next one in December, the year itself in January; null in other months. */
export const copyYear = (today: string): string | null => {
  const year = Number(yearOf(today))
  if (monthOf(today) === '12') return String(year + 1)
  return monthOf(today) === '01' ? String(year) : null
}

/** In January, the year that has no template though the one before had: its invoices cannot be issued. Else null. */
export const missingYear = (today: string, years: readonly string[]): string | null => {
  const year = yearOf(today)
  const isMissing = !years.includes(year) && years.includes(String(Number(year) - 1))
  return monthOf(today) === '01' && isMissing ? year : null
}

/** A template as a new one of another year: it begins on 1 January, with number 1 and the year's serial. */
export const copiedFor = (kind: TemplateKind, year: string, values: TemplateValues): TemplateValues => {
  const start_date = `${year}-01-01`
  return {
    ...values,
    status: '0',
    start_date,
    start_no: '1',
    ...(kind === 'document' ? documentSymbol(start_date, values.serial_end) : {}),
  }
}

/** Why a template cannot be put in use any more on a day: its year, or the time of its symbol, is over. Null where it can. */
export const whyNotUsed = (
  { start_date, smbl_type }: Pick<TemplateValues, 'start_date' | 'smbl_type'>,
  today: string,
): 'year_is_over' | 'symbol_is_over' | null => {
  if (lastDayOf(start_date) < today) return 'year_is_over'
  return isInForceOn('smbl_type', smbl_type, today) || start_date > today ? null : 'symbol_is_over'
}

/** The same as a problem of the status, where a template that was new is put in use. */
export const statusProblems = (
  values: Pick<TemplateValues, 'start_date' | 'smbl_type' | 'status'>,
  saved: TemplateStatus | null,
  today: string,
): readonly { readonly field: 'status'; readonly message: string }[] => {
  const message = saved === '0' && values.status === '1' ? whyNotUsed(values, today) : null
  return message === null ? [] : [{ field: 'status', message }]
}
