import type { Cell, SheetRow } from './spreadsheet.ts'
import { folded } from './text.ts'

/** What a cell says, as the file has it. */
export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (cell.kind === 'boolean') return cell.value ? 'TRUE' : 'FALSE'
  return cell.kind === 'number' ? (cell.shown ?? cell.text) : cell.text
}

/** The texts of a row, by column. */
export const textsOf = ({ cells }: SheetRow): readonly string[] => cells.map(cellText)

/** What a heading is recognised by: folded, without blanks and signs. */
export const headingKey = (heading: string): string => folded(heading).replace(/[^\p{L}\p{N}]/gu, '')

/** Rows at the top of a sheet in which headings are looked for. */
export const searchedRows = 20

/** Digits that a spreadsheet keeps of a number (ECMA-376 part 1, 18.17.5.2). */
const keptDigits = 15

/** Whether a number has more digits than a spreadsheet keeps. */
export const hasLostDigits = (cell: Cell | undefined): boolean =>
  cell?.kind === 'number' &&
  (cell.text.includes('e') || cell.text.replace('-', '').replace(/\..*/s, '').length > keptDigits)

/** Message of a cell that is an error: a formula stands there where no program has kept a value with it, which is never computed here. */
export const errorMessage = (text: string): string =>
  text.startsWith('=') ? 'formula_has_no_value' : 'cell_is_an_error'
