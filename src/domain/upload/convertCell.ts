import { cellText } from '../sheetTexts.ts'
import type { Cell } from '../spreadsheet.ts'
import { normalised } from '../text.ts'
import type { RowRules, UploadCell } from './rowRules.ts'

/** A cell of the file as a cell of the row; what was changed on the way is said (never silently). */
export const convertCell = <Field extends string>(
  { read, readNumber, isNumeric, shown }: RowRules<Field>,
  field: Field,
  cell: Cell | undefined,
): UploadCell => {
  if (cell === null || cell === undefined) return { text: '', from: null }
  const number = cell.kind === 'number' ? readNumber(field, cell) : null
  if (number !== null) return number
  const written = cellText(cell)
  const text = read(field, written)
  const isSame = normalised(written) === shown(field, text) || normalised(written) === text
  // Of anything that is neither a text nor usually a number, the conversion is shown.
  const isUsual = cell.kind === 'text' || (cell.kind === 'number' && isNumeric(field))
  return { text, from: isSame && isUsual ? null : { kind: cell.kind, text: written } }
}
