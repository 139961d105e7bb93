import type { TemplateKind } from './codes.ts'
import { certificateTypeOn, certificateTypes, isYearAndE } from './symbols.ts'

/** What a serial number is made of. */
export interface SerialParts {
  readonly smbl_type: string
  readonly smbl_kind: string
  /** `YYYY-MM-DD`, or empty. */
  readonly start_date: string
  /** Two letters; three characters behind `CT/`. */
  readonly serial_end: string
}

/** Characters of a serial number's ending behind a symbol type (seed 001 §9, law of 2026 §4). */
export const serialEndLength = (type: string): number => (isYearAndE(type) ? 3 : 2)

/** Whether the ending is typed; on a new e-document behind `CT/` it follows the start date (seed 001 §5). */
export const isEndTyped = (type: string, isNew: boolean): boolean => !isNew || !isYearAndE(type)

/** Four digits of a start date's year, or '' where there is none. */
export const yearOf = (day: string): string => /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1] ?? ''

const shortYear = (day: string): string => yearOf(day).slice(2)

/**
 * What stands before the ending: kind, two-digit year and symbol type of an e-invoice (seed 001 §3); of an e-document `CT/` alone, or `CT` and
 * the two-digit year.
 */
export const serialPrefix = (kind: TemplateKind, { smbl_type, smbl_kind, start_date }: SerialParts): string => {
  if (kind === 'invoice') return `${smbl_kind}${shortYear(start_date)}${smbl_type}`
  return isYearAndE(smbl_type) ? smbl_type : `${smbl_type}${shortYear(start_date)}`
}

export const serialOf = (kind: TemplateKind, parts: SerialParts): string =>
  `${serialPrefix(kind, parts)}${parts.serial_end}`

/** The ending where nobody has chosen other letters (facts of the field §5.1). */
const unchosenEnd = 'YY'

/** Symbol type and ending with which a new e-document begins on a day: year and E behind `CT/` (seed 001 §5), or the letters it has. */
export const documentSymbol = (
  start_date: string,
  letters: string = unchosenEnd,
): Pick<SerialParts, 'smbl_type' | 'serial_end'> => {
  const smbl_type = certificateTypeOn(start_date)
  const isKept = letters.length === serialEndLength(smbl_type)
  return { smbl_type, serial_end: isYearAndE(smbl_type) ? `${shortYear(start_date)}E` : isKept ? letters : unchosenEnd }
}

/** The ending of a serial number as it travels: its last characters. */
export const endOf = (serial: string): string =>
  serial.slice(-serialEndLength(serial.startsWith(certificateTypes.yearAndE) ? certificateTypes.yearAndE : ''))

/** The last day of a template: invoices are numbered anew from 1 January (facts of the field §5.1). */
export const lastDayOf = (start_date: string): string => {
  const year = yearOf(start_date)
  return year === '' ? '' : `${year}-12-31`
}
