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

/** The sheets to read, until one has rows: the wanted one; otherwise those that are shown, or all where none is. */
export const candidatesOf = <Sheet extends SheetName>(sheets: readonly Sheet[], wanted?: string): readonly Sheet[] => {
  const named = sheets.filter(({ name }) => name === wanted)
  if (named.length > 0) return named
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : sheets
}
