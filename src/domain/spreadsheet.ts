/**
 * What a cell of a spreadsheet holds, without how it is formatted; null where it is empty. A formula counts as the value that was kept with
 * it, a text with several formats as its letters.
 */
export type Cell = TextCell | NumberCell | DateCell | BooleanCell | ErrorCell | null

export interface TextCell {
  readonly kind: 'text'
  readonly text: string
}

export interface NumberCell {
  readonly kind: 'number'
  /**
   * Decimal digits with a point and without an exponent (`1234.5`, `-0.05`), as a spreadsheet shows them with all their places: 15 significant
   * digits, so that what was typed as 0.1 is `0.1`. Beyond 21 digits with an exponent (`1e+300`).
   */
  readonly text: string
  /** What the cell shows, where its format only adds zeros in front: `00123`, a code that was typed as a number. */
  readonly shown?: string
}

export interface DateCell {
  readonly kind: 'date'
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm:ss`, or `HH:mm:ss` where the cell holds a time of day alone. */
  readonly text: string
}

export interface BooleanCell {
  readonly kind: 'boolean'
  readonly value: boolean
}

export interface ErrorCell {
  readonly kind: 'error'
  /** As the spreadsheet names it: `#N/A`, `#REF!`, `#DIV/0!`; the formula (`=E4*2`) where a program has kept no value with it. */
  readonly text: string
}

/** A row that is not wholly empty. */
export interface SheetRow {
  /** As the spreadsheet counts them, the first is 1; rows without any value are left out. */
  readonly number: number
  /** The first is column A; ends at the last cell with a value. */
  readonly cells: readonly Cell[]
}

export const otherFiles = [
  'openDocument',
  'binaryWorkbook',
  'numbers',
  'xmlSpreadsheet',
  'webPage',
  'text',
  'otherEncoding',
  'document',
  'pdf',
  'heic',
  'webp',
  'image',
  'recording',
  'archive',
  'lockFile',
  'empty',
] as const
/** What a file is that no rows can be read from, as far as its content says; null where it says nothing. */
export type OtherFile = (typeof otherFiles)[number] | null

/** Why a spreadsheet cannot be read (seed 001 §5 "A non-Excel file"). */
export type SpreadsheetFailure =
  /** By its content neither .xlsx, .xls nor a table of text. */
  | { readonly code: 'spreadsheet.notASpreadsheet'; readonly looksLike: OtherFile }
  /** It begins as a workbook, and cannot be read to its end: `isCutOff` where the end is not there. */
  | { readonly code: 'spreadsheet.damaged'; readonly isCutOff?: true }
  | { readonly code: 'spreadsheet.passwordProtected' }
  /** The file is no longer where it was chosen, was changed since, or the browser may not read it. */
  | { readonly code: 'spreadsheet.notReadable' }
  /** The file, or what it unpacks to, has more than `limit` bytes. */
  | { readonly code: 'spreadsheet.tooLarge'; readonly limit: number }
  /** The sheet has more than `limit` rows with values. */
  | { readonly code: 'spreadsheet.tooManyRows'; readonly limit: number }
  | { readonly code: 'spreadsheet.noRows' }
  | { readonly code: 'spreadsheet.cancelled' }
  /** The reader could not be fetched from the server. */
  | { readonly code: 'connection.lost' }

/** Why a spreadsheet was not written: the user chose no place for it, the place cannot be written to, or the writer could not be fetched. */
export type SavingFailure =
  | { readonly code: 'spreadsheet.cancelled' }
  | { readonly code: 'spreadsheet.notSaved' }
  | { readonly code: 'connection.lost' }

/** How far a reading or a writing is. */
export interface SheetProgress {
  readonly rows: number
  /** All rows of the sheet, where that is known. */
  readonly total: number | null
}
