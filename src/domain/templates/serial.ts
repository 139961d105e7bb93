import type { TemplateKind } from './codes.ts'

/** What a serial number is made of. */
export interface SerialParts {
  readonly smbl_type: string
  readonly smbl_kind: string
  /** `YYYY-MM-DD`, or empty. */
  readonly start_date: string
  /** Two letters on an e-invoice, three characters on an e-document. */
  readonly serial_end: string
}

/** Characters of a serial number's ending (seed 001 §9). */
export const serialEndLength: Readonly<Record<TemplateKind, number>> = { invoice: 2, document: 3 }

/** Four digits of a start date's year, or '' where there is none. */
export const yearOf = (day: string): string => /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1] ?? ''

const shortYear = (day: string): string => yearOf(day).slice(2)

/** What stands before the ending: kind, two-digit year and symbol type of an e-invoice; the symbol type of an e-document (seed 001 §3). */
export const serialPrefix = (kind: TemplateKind, { smbl_type, smbl_kind, start_date }: SerialParts): string =>
  kind === 'document' ? smbl_type : `${smbl_kind}${shortYear(start_date)}${smbl_type}`

export const serialOf = (kind: TemplateKind, parts: SerialParts): string =>
  `${serialPrefix(kind, parts)}${parts.serial_end}`

/** The ending of a new e-document's serial, which nobody types: two-digit year and E (seed 001 §5). */
export const newDocumentEnd = (start_date: string): string => `${shortYear(start_date)}E`

/** The ending of a serial number as it travels: its last characters. */
export const endOf = (kind: TemplateKind, serial: string): string => serial.slice(-serialEndLength[kind])

/** The last day of a template: invoices are numbered anew from 1 January (facts of the field §5.1). */
export const lastDayOf = (start_date: string): string => {
  const year = yearOf(start_date)
  return year === '' ? '' : `${year}-12-31`
}
