import { assign, setup } from 'xstate'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Arrangement } from '../../domain/upload/arrangement.ts'
import type { SheetCounts } from '../../domain/upload/uploadSheet.ts'
import type { Result } from '../../domain/result.ts'
import type { OtherFile, SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import { notProvided } from '../placeholder.ts'
import type { Sealed } from '../sealed.ts'

/** What is read: a file, or cells that were copied from a spreadsheet. */
export type UploadSource = Sealed<File | string>

/** `all`: nothing is kept where the server refuses a row; `valid`: what it does not refuse is kept. */
export type UploadMode = 'all' | 'valid'

/** What reading has come to: rows to look at, or sheets and columns that nobody can recognise by their headings. */
export type ReadOutcome = { readonly kind: 'rows'; readonly counts: SheetCounts } | { readonly kind: 'columns' }

/** What became of an upload. */
export interface UploadSummary {
  readonly total: number
  readonly success: number
  readonly failed: number
}

/** What the server says of an upload that was not answered: null where it has none and takes none under its key any more. */
export type SettledUpload = UploadSummary | null

type ReadResult = Result<ReadOutcome, SpreadsheetFailure>
type UploadResult = Result<UploadSummary, ServerFailure>
type SettleResult = Result<SettledUpload, ServerFailure>
type ReturnResult = Result<null, SpreadsheetFailure>

/** What is read, and as what. */
export interface ReadInput {
  readonly source: UploadSource | null
  /** What the user has said of sheet and columns; null before. */
  readonly arrangement: Arrangement | null
}

interface ExcelUploadContext extends ReadInput {
  /** Why the file could not be read. */
  readonly unreadable: SpreadsheetFailure | null
  readonly counts: SheetCounts
  readonly mode: UploadMode
  readonly summary: UploadSummary | null
  /** Why the upload was refused as a whole, or could not be asked for. */
  readonly failure: ServerFailure | Unexpected | null
}

export type ExcelUploadEvent =
  | { type: 'file.chosen'; source: UploadSource }
  | { type: 'reading.cancelled' }
  | { type: 'columns.wanted' }
  | { type: 'columns.chosen'; arrangement: Arrangement }
  | { type: 'columns.dismissed' }
  | { type: 'another.wanted' }
  | { type: 'sheet.changed'; counts: SheetCounts }
  | { type: 'mode.chosen'; mode: UploadMode }
  | { type: 'upload.requested' }
  | { type: 'upload.confirmed' }
  | { type: 'upload.dismissed' }
  | { type: 'upload.cancelled' }
  | { type: 'outcome.asked' }
  | { type: 'return.requested' }
  | { type: 'close.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }

export interface ExcelUploadInput {
  /** What is to happen when the server refuses rows, before the user says so. */
  readonly mode: UploadMode
}

const types: {
  input?: ExcelUploadInput
  context?: ExcelUploadContext
  events?: ExcelUploadEvent
  tags?: 'busy'
  meta?: { seed: readonly string[] }
} = {}

export const noRows: SheetCounts = { rows: 0, valid: 0, faulty: 0, leftOut: 0 }

/** Tables that another format holds: whoever can open them can save them as .xlsx. */
const otherFormats: readonly OtherFile[] = [
  'openDocument',
  'binaryWorkbook',
  'numbers',
  'xmlSpreadsheet',
  'webPage',
  'text',
  'otherEncoding',
]

const isUnreadable = (code: SpreadsheetFailure['code'], { read }: { read: ReadResult }): boolean =>
  !read.ok && read.failure.code === code

/** Everything the chart names. */
export const uploading = setup({
  types,
  actors: {
    read: notProvided<ReadResult, ReadInput>('read'),
    upload: notProvided<UploadResult, { readonly mode: UploadMode }>('upload'),
    settle: notProvided<SettleResult>('settle'),
    giveBack: notProvided<ReturnResult>('giveBack'),
  },
  actions: {
    keepSource: assign((_, { source }: { source: UploadSource }) => ({
      source,
      arrangement: null,
      unreadable: null,
      failure: null,
      summary: null,
    })),
    keepArrangement: assign((_, { arrangement }: { arrangement: Arrangement }) => ({ arrangement, counts: noRows })),
    keepUnreadable: assign((_, { read }: { read: ReadResult }) => ({ unreadable: read.ok ? null : read.failure })),
    keepCounts: assign((_, { counts }: { counts: SheetCounts }) => ({ counts })),
    keepRead: assign((_, { read }: { read: ReadResult }) =>
      read.ok && read.value.kind === 'rows' ? { counts: read.value.counts } : {},
    ),
    keepMode: assign((_, { mode }: { mode: UploadMode }) => ({ mode })),
    keepSummary: assign((_, { summary }: { summary: UploadSummary }) => ({ summary, failure: null })),
    keepFailure: assign((_, { result }: { result: UploadResult | SettleResult }) => ({
      failure: result.ok ? null : result.failure,
    })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    forgetRows: assign({
      source: null,
      arrangement: null,
      unreadable: null,
      counts: noRows,
      summary: null,
      failure: null,
    }),
    announceUploaded: () => {},
  },
  guards: {
    hasRows: (_, { read }: { read: ReadResult }) => read.ok && read.value.kind === 'rows',
    needsColumns: (_, { read }: { read: ReadResult }) => read.ok && read.value.kind === 'columns',
    isOtherFormat: (_, { read }: { read: ReadResult }) =>
      !read.ok && read.failure.code === 'spreadsheet.notASpreadsheet' && otherFormats.includes(read.failure.looksLike),
    isNoSpreadsheet: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.notASpreadsheet', params),
    isNotReadable: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.notReadable', params),
    isProtected: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.passwordProtected', params),
    isTooLarge: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.tooLarge', params),
    hasTooManyRows: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.tooManyRows', params),
    hasNoRows: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.noRows', params),
    isReaderMissing: (_, params: { read: ReadResult }) => isUnreadable('connection.lost', params),
    isReadingCancelled: (_, params: { read: ReadResult }) => isUnreadable('spreadsheet.cancelled', params),
    isAnyRowRead: ({ context: { counts } }) => counts.rows + counts.leftOut > 0,
    isEveryRowSound: ({ context: { counts } }) => counts.faulty === 0 && counts.valid > 0,
    isUploaded: (_, { result }: { result: UploadResult }) => result.ok,
    isRefused: (_, { result }: { result: UploadResult }) =>
      !result.ok && (result.failure.code === 'server.refused' || result.failure.code === 'session.ended'),
    isFound: (_, { result }: { result: SettleResult }) => result.ok && result.value !== null,
    isNotThere: (_, { result }: { result: SettleResult }) => result.ok && result.value === null,
    isGivenBack: (_, { result }: { result: ReturnResult }) => result.ok,
    isNotWanted: (_, { result }: { result: ReturnResult }) =>
      !result.ok && result.failure.code === 'spreadsheet.cancelled',
  },
})
