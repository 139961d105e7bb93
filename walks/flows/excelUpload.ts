import type { SpreadsheetFailure } from '../../src/domain/spreadsheet.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import type { Arrangement } from '../../src/domain/upload/arrangement.ts'
import type { SheetCounts } from '../../src/domain/upload/uploadSheet.ts'
import { excelUpload } from '../../src/machines/excelUpload/excelUpload.ts'
import type {
  ReadInput,
  ReadOutcome,
  SettledUpload,
  UploadMode,
  UploadSource,
  UploadSummary,
} from '../../src/machines/excelUpload/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, serverFails } from './serverFailures.ts'

export const source: UploadSource = new Sealed('A\tB')

export const sound: SheetCounts = { rows: 2, valid: 2, faulty: 0, leftOut: 0 }
export const faulty: SheetCounts = { rows: 2, valid: 1, faulty: 1, leftOut: 0 }

export const arrangement: Arrangement = { sheet: null, headingRow: 1, columns: { item_code: 0 }, fixed: {} }

export const readSound = { answers: { ok: true, value: { kind: 'rows', counts: sound } } } as const
export const needsColumns = { answers: { ok: true, value: { kind: 'columns' } } } as const
export const uploadedAll = { answers: { ok: true, value: { total: 2, success: 2, failed: 0 } } } as const
export const uploadedSome = { answers: { ok: true, value: { total: 2, success: 1, failed: 1 } } } as const
export const notThere = { answers: { ok: true, value: null } } as const

export const otherFormat = fails({ code: 'spreadsheet.notASpreadsheet', looksLike: 'text' })

/** One way to fail per code of reading and writing spreadsheets. */
export const sheetFails = {
  'spreadsheet.notASpreadsheet': fails({ code: 'spreadsheet.notASpreadsheet', looksLike: null }),
  'spreadsheet.damaged': fails({ code: 'spreadsheet.damaged' }),
  'spreadsheet.notReadable': fails({ code: 'spreadsheet.notReadable' }),
  'spreadsheet.passwordProtected': fails({ code: 'spreadsheet.passwordProtected' }),
  'spreadsheet.tooLarge': fails({ code: 'spreadsheet.tooLarge', limit: 20_000_000 }),
  'spreadsheet.tooManyRows': fails({ code: 'spreadsheet.tooManyRows', limit: 50_000 }),
  'spreadsheet.noRows': fails({ code: 'spreadsheet.noRows' }),
  'spreadsheet.cancelled': fails({ code: 'spreadsheet.cancelled' }),
  'connection.lost': fails({ code: 'connection.lost' }),
} as const satisfies FailureCases<SpreadsheetFailure>

const outcomes = {
  read: {
    'sound rows': readSound,
    'unknown headings': needsColumns,
    'a table in another format': otherFormat,
    ...sheetFails,
    throws: bug,
  },
  upload: { 'all rows taken': uploadedAll, 'a row refused': uploadedSome, ...serverFails, throws: bug },
  settle: { 'the server had it': uploadedSome, 'the server has none': notThere, ...serverFails, throws: bug },
  giveBack: { given: { answers: { ok: true, value: null } }, ...sheetFails, throws: bug },
} satisfies OutcomeCases<typeof excelUpload>

const uploadEvents = {
  'file.chosen': { chosen: { type: 'file.chosen', source } },
  'reading.cancelled': { cancelled: { type: 'reading.cancelled' } },
  'columns.wanted': { wanted: { type: 'columns.wanted' } },
  'columns.chosen': { chosen: { type: 'columns.chosen', arrangement } },
  'columns.dismissed': { dismissed: { type: 'columns.dismissed' } },
  'another.wanted': { wanted: { type: 'another.wanted' } },
  'sheet.changed': {
    'a row is faulty': { type: 'sheet.changed', counts: faulty },
    'every row is sound': { type: 'sheet.changed', counts: sound },
  },
  'mode.chosen': {
    'all or none': { type: 'mode.chosen', mode: 'all' },
    'what is valid': { type: 'mode.chosen', mode: 'valid' },
  },
  'upload.requested': { requested: { type: 'upload.requested' } },
  'upload.confirmed': { confirmed: { type: 'upload.confirmed' } },
  'upload.dismissed': { dismissed: { type: 'upload.dismissed' } },
  'upload.cancelled': { cancelled: { type: 'upload.cancelled' } },
  'outcome.asked': { asked: { type: 'outcome.asked' } },
  'return.requested': { requested: { type: 'return.requested' } },
  'close.requested': { requested: { type: 'close.requested' } },
  'leave.confirmed': { confirmed: { type: 'leave.confirmed' } },
  'leave.dismissed': { dismissed: { type: 'leave.dismissed' } },
} satisfies EventCases<typeof excelUpload>

export const flow = new Flow({
  machine: excelUpload,
  starts: { 'no file': { mode: 'all' } },
  events: uploadEvents,
  outcomes,
  delays: {},
  switches: {},
  // Only rows that were refused are given back with reasons.
  isPossible: ({ context }, { name }) => !(context.summary?.failed === 0 && name.startsWith('return.requested')),
})

/** The machine with actors that wait for the test. */
export const holdExcelUpload = () => {
  const held = {
    read: holdActor<Result<ReadOutcome, SpreadsheetFailure>, ReadInput>('read'),
    upload: holdActor<Result<UploadSummary, ServerFailure>, { readonly mode: UploadMode }>('upload'),
    settle: holdActor<Result<SettledUpload, ServerFailure>>('settle'),
    giveBack: holdActor<Result<null, SpreadsheetFailure>>('giveBack'),
  }
  const machine = excelUpload.provide({
    actors: {
      read: held.read.logic,
      upload: held.upload.logic,
      settle: held.settle.logic,
      giveBack: held.giveBack.logic,
    },
  })
  return { held, machine }
}
