import type { Cell } from '../../domain/spreadsheet.ts'
import { decimalText } from './decimal.ts'
import type { NumberFormat } from './format.ts'
import { dateText } from './serial.ts'

const escaped = /_x([0-9A-Fa-f]{4})_/g

/** A text as a workbook keeps it: what XML cannot hold stands in it as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Letters that a cell of a spreadsheet can hold (ECMA-376 part 1, 22.9.2.19); what a file has beyond them is left out. */
export const longestText = 32_767

export const textCell = (text: string): Cell =>
  text === '' ? null : { kind: 'text', text: text.length > longestText ? text.slice(0, longestText) : text }

/** Letters that are shown of a value that is none of its kind. */
const shownOfError = 100

/** A value that is none of its kind, as `1,5` is no number: what was meant is not guessed. */
export const errorCell = (raw: string): Cell => ({ kind: 'error', text: raw.slice(0, shownOfError) })

/** A number, or the day that its format makes of it. */
export const numberCell = (raw: string, format: NumberFormat, from1904: boolean): Cell => {
  const text = decimalText(raw)
  if (text === null) return errorCell(raw)
  if (format.kind === 'date') {
    const date = dateText(Number(raw), from1904)
    if (date !== null) return { kind: 'date', text: date }
  }
  if (format.kind === 'padded' && text.length < format.digits && /^\d+$/.test(text))
    return { kind: 'number', text, shown: text.padStart(format.digits, '0') }
  return { kind: 'number', text }
}

/** A date that is written as one (ISO 8601), without what a spreadsheet has no place for. */
export const isoCell = (raw: string): Cell => {
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?/.exec(raw) ?? []
  if (date === '') return errorCell(raw)
  return { kind: 'date', text: time === undefined || time === '00:00:00' ? date : `${date}T${time}` }
}
