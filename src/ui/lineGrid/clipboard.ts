import Papa from 'papaparse'

/** Longest text that is looked at as cells. */
export const longestPaste = 10_000_000

const splitPlainly = (text: string): string[][] => text.split(/\r\n|\n|\r/).map((line) => line.split('\t'))

/**
 * Cells that a spreadsheet has copied. It puts cells with tabs or line breaks into quotes, and none around a cell that merely begins with
 * one: where quotes do not fit together, they are part of the texts.
 */
export const copiedCells = (text: string): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n$|[\r\n]$/, ''), { delimiter: '\t' })
  return errors.some(({ type }) => type === 'Quotes') ? splitPlainly(text.replace(/\r\n$|[\r\n]$/, '')) : data
}

/** Cells as a spreadsheet pastes them. */
export const cellsText = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map((line) => [...line]),
    { delimiter: '\t', newline: '\r\n' },
  )

/** Whether a text is more than what goes into one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/\r\n$|[\r\n]$/, ''))
