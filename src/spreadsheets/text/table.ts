import Papa from 'papaparse'
import type { SheetRow } from '../../domain/spreadsheet.ts'
import { textCell } from '../values/cells.ts'
import { mostColumns } from '../workbook/address.ts'

const separators = ['\t', ';', ',']
/** A first line that Excel reads and leaves out: which separator follows. */
const declared = /^sep=(.)\r?\n/

const rowOf = (fields: readonly string[], number: number): SheetRow | null => {
  const cells = fields.slice(0, mostColumns).map(textCell)
  const end = cells.findLastIndex((cell) => cell !== null)
  return end < 0 ? null : { number, cells: cells.slice(0, end + 1) }
}

const parsed = (text: string, delimiter: string): SheetRow[] =>
  Papa.parse<string[]>(text, { delimiter, delimitersToGuess: separators }).data.flatMap((fields, at) => {
    const row = rowOf(fields, at + 1)
    return row === null ? [] : [row]
  })

/** Cells that were copied from a spreadsheet: a line for each row, a tab between cells. All of them are texts. */
export const pastedRows = (text: string): SheetRow[] => parsed(text, '\t')

/** Whether lines are a table: most of the first ones have cells that a separator keeps apart. */
export const isTable = (text: string): boolean => {
  const first = text.split(/\r?\n/, 20).filter((line) => line.trim() !== '')
  return separators.some((separator) => first.length > 0 && first.every((line) => line.includes(separator)))
}

/** The rows of a table of text. All cells are texts: what is a number or a day is up to who reads them. */
export const tableRows = (text: string): SheetRow[] => {
  const [line = '', separator = ''] = declared.exec(text) ?? []
  return parsed(text.slice(line.length), separator)
}
