import type { Result } from '../domain/result.ts'
import type { Cell, SavingFailure, SheetProgress, SheetRow, SpreadsheetFailure } from '../domain/spreadsheet.ts'

/** One sheet of a workbook. */
export interface SheetName {
  readonly name: string
  readonly isHidden: boolean
}

/** How the file is built, found by its content: .xlsx, .xls, or text whose cells are separated by tabs, commas or semicolons. */
export type SheetFormat = 'xlsx' | 'xls' | 'text'

export interface SheetRead {
  readonly format: SheetFormat
  /** The sheet whose rows were given; empty for text. */
  readonly sheet: string
  /** Every sheet of the workbook in its order, hidden ones too; none for text. */
  readonly sheets: readonly SheetName[]
  /** Rows given. */
  readonly rows: number
}

export interface ReadingLimits {
  /** Bytes of the file. */
  readonly bytes: number
  /** Bytes of what is read of it, unpacked. */
  readonly unpackedBytes: number
  /** Rows with values, headings included. */
  readonly rows: number
}

export interface ReadingOptions {
  /** The sheet to read; otherwise the first that is not hidden. */
  readonly sheet?: string
  /** What is not named stays as in `defaultLimits`. */
  readonly limits?: Partial<ReadingLimits>
  /** The next rows in their order, at most 500 at a time; never after the promise has settled or `signal` has ended it. */
  readonly onRows: (rows: readonly SheetRow[]) => void
  readonly onProgress?: (progress: SheetProgress) => void
  /** Ends the reading at once, with `spreadsheet.cancelled`. */
  readonly signal?: AbortSignal
}

/**
 * Reads one sheet of a file, or cells that were copied from a spreadsheet (text with tabs), in a worker. The format is found by content. Values of
 * merged cells count in each row of the merged range, in its first column. Nothing of the file is run or fetched: formulas count by their kept
 * value, links and macros are not looked at.
 *
 * Fails with a code for each reason of which a user must know; rows that were given until then are to be dropped.
 */
export declare const readSpreadsheet: (
  source: Blob | string,
  options: ReadingOptions,
) => Promise<Result<SheetRead, SpreadsheetFailure>>

export interface SheetColumn {
  readonly heading: string
  /** In characters, as a spreadsheet counts the width of a column. */
  readonly width: number
  /** A number format of spreadsheets (`#,##0.######`, `0%`); absent: as it comes. Text cells are always written as text. */
  readonly format?: string
}

/** One sheet to be written. Its first row are the headings, which stay in view. */
export interface SheetShape {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
}

export interface SavingOptions {
  readonly fileName: string
  readonly sheet: SheetShape
  /** Rows in their order, a page at a time; the next page is taken when the one before is written. What it throws ends the saving with it. */
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
  /** Rows altogether, if known, for `onProgress`. */
  readonly total?: number
  readonly onProgress?: (progress: SheetProgress) => void
  /** Ends the saving at once; nothing stays on the disk. */
  readonly signal?: AbortSignal
}

/**
 * Writes rows to a new .xlsx file on the user's disk. Where the browser can, the user is asked for the place first (so call it straight from
 * a click or a key) and rows go there as they come; elsewhere the file is downloaded when it is whole. Text is written as text, also where it
 * begins with = + - @ (seed 001 §9; issue "Items and Excel"). Answers the number of rows.
 */
export declare const saveSpreadsheet: (options: SavingOptions) => Promise<Result<number, SavingFailure>>

/** A sheet of a small workbook that is made whole, such as a sample. */
export interface FilledSheet extends SheetShape {
  readonly rows: readonly (readonly Cell[])[]
}

/** A workbook of several small sheets, as an .xlsx file. */
export declare const makeSpreadsheet: (sheets: readonly FilledSheet[]) => Promise<Result<Blob, SavingFailure>>

export interface Remarks {
  /** The sheet as `SheetRead` names it. */
  readonly sheet: string
  /** Of the added column. */
  readonly heading: string
  /** Number of the row with the headings; null where the sheet has none. */
  readonly headingRow: number | null
  /** By the number of the row. */
  readonly byRow: ReadonlyMap<number, string>
}

export interface ReturnedFile {
  readonly file: Blob
  /** What the file is, whatever it was before: a name that ends otherwise is to be changed to this. */
  readonly extension: '.xlsx'
  /** False where the user's file was no .xlsx: values are kept, formatting is not. */
  readonly isFormatKept: boolean
}

/**
 * The user's own file with one more column, after the last one used, that says something about some rows. An .xlsx keeps everything else as
 * it was, byte by byte; of other formats a new workbook with the same values is made.
 */
export declare const addRemarks: (
  source: Blob | string,
  remarks: Remarks,
) => Promise<Result<ReturnedFile, SpreadsheetFailure>>
