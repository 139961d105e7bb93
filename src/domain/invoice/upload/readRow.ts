import { readAmount } from '../../money.ts'
import { cellText, errorMessage, hasLostDigits } from '../../sheetTexts.ts'
import type { Cell, SheetRow } from '../../spreadsheet.ts'
import { inOneLine, normalised } from '../../text.ts'
import { isDay } from '../../dates.ts'
import { isCodeField, isNumberField, noTexts, uploadFields, type UploadField, type UploadTexts } from './fields.ts'
import type { UploadColumns } from './headings.ts'

/** A row of the file. */
export interface ReadRow {
  /** As the spreadsheet counts it. */
  readonly number: number
  /** Days and numbers of the sheet's own are in the form in which they are kept; numbers that were typed as texts are as they were typed. */
  readonly texts: UploadTexts
  /** Fields that hold a number of the sheet's own, which has no separators. */
  readonly exact: readonly UploadField[]
  /** What only the cells show to be wrong. */
  readonly problems: readonly { readonly field: UploadField; readonly message: string }[]
}

/** Longest text that is read of a cell: with one character more it is no longer taken for the whole. */
const longestRead = 1_000

const cut = (text: string): string => (text.length > longestRead ? `${text.slice(0, longestRead - 1)}…` : text)

/** `31/12/2026` as days are kept; any other text as it is. */
const readTypedDay = (text: string): string => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 0?0:00(?::00)?)?$/.exec(text) ?? []
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? read : text
}

const readText = (field: UploadField, cell: Cell | undefined): string => {
  const text = normalised(inOneLine(cut(cellText(cell))))
  return field === 'inv_date' ? readTypedDay(text) : text
}

interface ReadCell {
  readonly text: string
  readonly isExact: boolean
  readonly message: string | null
}

const plain = (text: string): ReadCell => ({ text, isExact: false, message: null })

const readOther = (field: UploadField, cell: Cell | undefined): ReadCell => {
  if (cell?.kind === 'error') return { ...plain(''), message: errorMessage(cell.text) }
  if (cell?.kind === 'date') return { ...plain(cell.text), message: 'cell_is_a_date' }
  return plain(readText(field, cell))
}

const readNumber = (cell: Cell | undefined, field: UploadField): ReadCell => {
  if (cell?.kind !== 'number') return readOther(field, cell)
  const text = readAmount(cell.text.replace('.', ','))
  return { text: text ?? cell.text, isExact: text !== null, message: hasLostDigits(cell) ? 'digits_are_lost' : null }
}

const isShort = (field: UploadField, { length }: string): boolean =>
  (field === 'tax_code' && (length === 9 || length === 11)) || (field === 'personal_id' && length === 11)

const readCode = (cell: Cell | undefined, field: UploadField): ReadCell => {
  if (cell?.kind !== 'number') return readOther(field, cell)
  if (hasLostDigits(cell)) return { ...plain(cell.text), message: 'digits_are_lost' }
  const isWithoutZero = cell.shown === undefined && isShort(field, cell.text)
  return { ...plain(readText(field, cell)), message: isWithoutZero ? 'zero_is_lost' : null }
}

const readCell = (field: UploadField, cell: Cell | undefined): ReadCell => {
  if (isNumberField(field)) return readNumber(cell, field)
  if (field === 'inv_date' && cell?.kind === 'date') return plain(cell.text.slice(0, 10))
  return isCodeField(field) ? readCode(cell, field) : readOther(field, cell)
}

/** A row of the sheet as one of an upload. Formulas count by the value that was kept with them. */
export const readRow = ({ number, cells }: SheetRow, columns: UploadColumns): ReadRow => {
  const texts = { ...noTexts }
  const exact: UploadField[] = []
  const problems: { field: UploadField; message: string }[] = []
  for (const field of uploadFields) {
    const column = columns[field]
    const cell = column === undefined ? null : cells[column]
    if (cell === null || cell === undefined) continue
    const read = readCell(field, cell)
    texts[field] = read.text
    if (read.isExact) exact.push(field)
    if (read.message !== null) problems.push({ field, message: read.message })
  }
  return { number, texts, exact, problems }
}

/** Whether a row of the sheet has a text in any of the columns. */
export const isFilled = ({ cells }: SheetRow, columns: UploadColumns): boolean =>
  Object.values(columns).some((column) => cellText(cells[column]).trim() !== '')
