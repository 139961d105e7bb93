import type { SheetRow } from '../domain/spreadsheet.ts'

/** How a file is built, found by its content: .xlsx, .xls, or text whose cells are separated by tabs, commas or semicolons. */
export type SheetFormat = 'xlsx' | 'xls' | 'text'

/** One sheet of a workbook. */
export interface SheetName {
  readonly name: string
  readonly isHidden: boolean
}

/** The sheets of a file, and which of them was read. */
export interface ReadSheets {
  /** The sheet whose rows were given; empty for text. */
  readonly sheet: string
  /** Every sheet of the workbook in its order, hidden ones too; none for text. */
  readonly sheets: readonly SheetName[]
}

export interface SheetRead extends ReadSheets {
  readonly format: SheetFormat
  /** Rows given. */
  readonly rows: number
}

/** A sheet with its first rows that have values. */
export interface SheetBeginning extends SheetName {
  readonly rows: readonly SheetRow[]
}

/** What a file has to choose from. */
export interface LookedAt {
  readonly format: SheetFormat
  /** The sheets that can be read, with rows; none where there is no choice: in text, and in a workbook of one sheet. */
  readonly sheets: readonly SheetBeginning[]
}

/** Rows by which people, and headings, tell sheets apart. */
export const rowsOfBeginning = 20

/** Sheets that are looked at. */
export const mostSheets = 50

/** The sheets to read, until one has rows: the wanted one; otherwise those that are shown, or all where none is. */
export const candidatesOf = <Sheet extends SheetName>(sheets: readonly Sheet[], wanted?: string): readonly Sheet[] => {
  const named = sheets.filter(({ name }) => name === wanted)
  if (named.length > 0) return named
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : sheets
}
