import type { Cell, SheetRow } from '../../domain/spreadsheet.ts'
import { serialOf } from '../values/serial.ts'
import { columnName } from '../workbook/address.ts'

/** The styles of a column's numbers, with places behind the point and without. */
export interface ColumnStyle {
  readonly fraction: number
  readonly whole: number
}

/** Styles of cells by their place in the workbook's list. */
export interface CellStyles {
  /** Of each column, for numbers; null for one without a format. */
  readonly columns: readonly (ColumnStyle | null)[]
  /** Keeps a text a text, also when somebody edits it. */
  readonly text: number
  readonly date: number
  readonly dateTime: number
  readonly time: number
}

/** Letters that a cell can have; Excel calls a workbook with longer ones damaged. */
const longest = 32_767
const alreadyEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g
/** Beside what XML has no form for, the carriage return, which it would read as the end of a line. */
const notInXml = /[^\t\n\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands in a part: what XML does not allow is written as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const escapedText = (text: string): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replace(alreadyEscaped, '_x005F_')
    .replace(notInXml, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (mark) => marks[mark] ?? mark)

const styleOfDate = (text: string, styles: CellStyles): number =>
  text.includes('T') ? styles.dateTime : text.includes('-') ? styles.date : styles.time

const textXml = (reference: string, text: string, style: number): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedText(text)}</t></is></c>`

const cellXml = (cell: Cell, column: number, row: number, styles: CellStyles): string => {
  if (cell === null) return ''
  const reference = `${columnName(column)}${row}`
  if (cell.kind === 'text') return textXml(reference, cell.text, styles.text)
  if (cell.kind === 'error') return `<c r="${reference}" t="e"><v>${escapedText(cell.text)}</v></c>`
  if (cell.kind === 'boolean') return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`
  if (cell.kind === 'number') {
    if (cell.shown !== undefined) return textXml(reference, cell.shown, styles.text)
    const style = styles.columns[column]?.[cell.text.includes('.') ? 'fraction' : 'whole'] ?? null
    return `<c r="${reference}"${style === null ? '' : ` s="${style}"`}><v>${cell.text}</v></c>`
  }
  const serial = serialOf(cell.text)
  return serial === null
    ? textXml(reference, cell.text, styles.text)
    : `<c r="${reference}" s="${styleOfDate(cell.text, styles)}"><v>${serial}</v></c>`
}

/** One row as it stands in the part of a sheet. Texts are texts there, whatever they begin with. */
export const rowXml = ({ number, cells }: SheetRow, styles: CellStyles): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, column, number, styles)).join('')}</row>`
