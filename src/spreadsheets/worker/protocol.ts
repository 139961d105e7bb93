import type { Result } from '../../domain/result.ts'
import type { Cell, SheetProgress, SheetRow, SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import type { ReadingLimits } from '../limits.ts'
import type { Remarks } from '../remarks/addRemarks.ts'
import type { LookedAt, SheetRead } from '../sheets.ts'
import type { SheetShape } from '../writing/frame.ts'

export interface FilledShape extends SheetShape {
  readonly rows: readonly (readonly Cell[])[]
}

/** What the page asks of a worker, one after the other; each is answered before the next. */
export type Task =
  | { readonly kind: 'read'; readonly source: Blob | string; readonly limits: ReadingLimits; readonly sheet?: string }
  | { readonly kind: 'look'; readonly source: Blob; readonly limits: ReadingLimits }
  | {
      readonly kind: 'remark'
      readonly source: Blob | string
      readonly limits: ReadingLimits
      readonly remarks: Remarks
    }
  | { readonly kind: 'make'; readonly sheets: readonly FilledShape[] }
  /** Begins a workbook that `rows` and `finish` go on with. */
  | { readonly kind: 'begin'; readonly sheet: SheetShape }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'finish' }

/** What each task is answered with; bytes are the next ones of a file. */
export interface Answers {
  readonly read: Result<SheetRead, SpreadsheetFailure>
  readonly look: Result<LookedAt, SpreadsheetFailure>
  readonly remark: Result<{ readonly file: Blob; readonly isFormatKept: boolean }, SpreadsheetFailure>
  readonly make: Blob
  readonly begin: null
  readonly rows: Uint8Array<ArrayBuffer>
  readonly finish: Uint8Array<ArrayBuffer>
}

export type Answer = {
  readonly [Kind in Task['kind']]: { readonly kind: Kind; readonly answer: Answers[Kind] }
}[Task['kind']]

/** What the worker says: rows on their way, the answer, or the message of an exception, which is a bug. */
export type FromWorker =
  | { readonly kind: 'someRows'; readonly rows: readonly SheetRow[]; readonly progress: SheetProgress }
  | { readonly kind: 'crashed'; readonly message: string }
  | Answer
