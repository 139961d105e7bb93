import { fail, succeed, type Result } from '../domain/result.ts'
import type { SavingFailure, SheetProgress, SheetRow, SpreadsheetFailure } from '../domain/spreadsheet.ts'
import { defaultLimits, type ReadingLimits } from './limits.ts'
import type { Remarks } from './remarks/addRemarks.ts'
import { save, savingFailureOf, type SavingOptions } from './saving/save.ts'
import type { LookedAt, SheetRead } from './sheets.ts'
import type { FilledShape } from './worker/protocol.ts'
import { startWorker, type Unanswered } from './worker/worker.ts'

export interface ReadingOptions {
  /** The sheet to read; otherwise the first that is shown and has rows. */
  readonly sheet?: string
  /** What is not named stays as in `defaultLimits`. */
  readonly limits?: Partial<ReadingLimits>
  /** The next rows in their order, at most 500 at a time, fewer where they are long; never after the promise has settled or `signal` has ended it. */
  readonly onRows: (rows: readonly SheetRow[]) => void
  /** Rows count as the sheet numbers them. */
  readonly onProgress?: (progress: SheetProgress) => void
  /** Ends the reading at once, with `spreadsheet.cancelled`. */
  readonly signal?: AbortSignal
}

/** Milliseconds without a row after which a file counts as damaged: some .xls files are never read to their end. */
const patience = 60_000

/** The same for a file that is read and written whole before there is an answer. */
const patienceForWholeFiles = 300_000

const readingFailureOf = (why: Unanswered): SpreadsheetFailure => {
  if (why === 'stuck') return { code: 'spreadsheet.damaged' }
  return why === 'cancelled' ? { code: 'spreadsheet.cancelled' } : { code: 'connection.lost' }
}

const isTooLarge = (source: Blob | string, { bytes }: ReadingLimits): boolean =>
  (typeof source === 'string' ? source.length : source.size) > bytes

/**
 * Reads one sheet of a file, or cells that were copied from a spreadsheet (text with tabs), in a worker. The format is found by content.
 * Values of merged cells count in each row of the merged range, in its first column; of each row the first 256 columns are read. Nothing of
 * the file is run or fetched: formulas count by their kept value, links and macros are not looked at.
 *
 * Fails with a code for each reason of which a user must know; rows that were given until then are to be dropped.
 */
export const readSpreadsheet = async (
  source: Blob | string,
  { sheet, limits: chosen, onRows, onProgress, signal }: ReadingOptions,
): Promise<Result<SheetRead, SpreadsheetFailure>> => {
  const limits = { ...defaultLimits, ...chosen }
  if (isTooLarge(source, limits)) return fail({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  const worker = startWorker(signal, patience)
  try {
    const task = { kind: 'read', source, limits, ...(sheet !== undefined && { sheet }) } as const
    const read = await worker.ask(task, (rows, progress) => {
      onRows(rows)
      onProgress?.(progress)
    })
    if (typeof read === 'string') return fail(readingFailureOf(read))
    if (read.kind !== 'read') throw new Error(`A reading was answered as ${read.kind}`)
    return read.answer
  } finally {
    worker.end()
  }
}

/** What a file is, in a worker, and the first rows of its sheets where there are several to choose from. Fails as `readSpreadsheet` does. */
export const lookAtSpreadsheet = async (
  source: Blob,
  { limits: chosen, signal }: Pick<ReadingOptions, 'limits' | 'signal'> = {},
): Promise<Result<LookedAt, SpreadsheetFailure>> => {
  const limits = { ...defaultLimits, ...chosen }
  if (isTooLarge(source, limits)) return fail({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  const worker = startWorker(signal, patience)
  try {
    const looked = await worker.ask({ kind: 'look', source, limits })
    if (typeof looked === 'string') return fail(readingFailureOf(looked))
    if (looked.kind !== 'look') throw new Error(`A look at a file was answered as ${looked.kind}`)
    return looked.answer
  } finally {
    worker.end()
  }
}

/**
 * Writes rows to a new .xlsx file on the user's disk. Where the browser can, the user is asked for the place first (so call it straight from
 * a click or a key) and rows go there as they come; elsewhere the file is downloaded when it is whole. Text is written as text, also where it
 * begins with = + - @. Answers the number of rows.
 */
export const saveSpreadsheet = (options: SavingOptions): Promise<Result<number, SavingFailure>> => save(options)

/** A workbook of several small sheets, each with its headings in the first row, as an .xlsx file. */
export const makeSpreadsheet = async (sheets: readonly FilledShape[]): Promise<Result<Blob, SavingFailure>> => {
  const worker = startWorker(undefined, patience)
  try {
    const made = await worker.ask({ kind: 'make', sheets })
    if (typeof made === 'string') return fail(savingFailureOf(made))
    if (made.kind !== 'make') throw new Error(`A workbook was answered as ${made.kind}`)
    return succeed(made.answer)
  } finally {
    worker.end()
  }
}

/** A file that was read once has as many rows as its reader allowed. */
const rowsOfASheet = 1_048_576

export interface ReturnedFile {
  /** An .xlsx file, whatever it was before: a name that ends otherwise is to be changed to this. */
  readonly file: Blob
  /** False where the user's file was no .xlsx: values of the sheet are kept; formatting, formulas and other sheets are not. */
  readonly isFormatKept: boolean
}

/**
 * The user's own file with one more column, after the last one that has values, that says something about some rows. An .xlsx keeps
 * everything else as it was; of other formats a new workbook with the same values is made. Takes what `readSpreadsheet` has read.
 */
export const addRemarks = async (
  source: Blob | string,
  remarks: Remarks,
  { limits: chosen, signal }: Pick<ReadingOptions, 'limits' | 'signal'> = {},
): Promise<Result<ReturnedFile, SpreadsheetFailure>> => {
  const worker = startWorker(signal, patienceForWholeFiles)
  try {
    const limits = { ...defaultLimits, rows: rowsOfASheet, ...chosen }
    const returned = await worker.ask({ kind: 'remark', source, limits, remarks })
    if (typeof returned === 'string') return fail(readingFailureOf(returned))
    if (returned.kind !== 'remark') throw new Error(`A returned file was answered as ${returned.kind}`)
    return returned.answer
  } finally {
    worker.end()
  }
}
