import { mostUploadedRows } from '../../../domain/upload/mostRows.ts'
import type { Arrangement } from '../../../domain/items/upload/arrangement.ts'
import { cellText, searchedRows } from '../../../domain/sheetTexts.ts'
import { rowOf } from '../../../domain/items/upload/rowState.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SheetRow, SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import type { ReadOutcome } from '../../../machines/excelUpload/setup.ts'
import { lookAtSpreadsheet, readSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { namedFailure } from '../../../records/upload/fileSource.ts'
import { sourceOf } from './fileSource.ts'
import { recognised, recognisedSheet, remember } from './recognise.ts'
import type { UploadWorkspace } from './workspace.ts'

type Reading = Result<ReadOutcome, SpreadsheetFailure>

const columnsWanted: Reading = { ok: true, value: { kind: 'columns' } }

/** Puts rows below the headings under their columns; those without a text in any of them are none of the items. */
const take = (
  { sheet }: UploadWorkspace,
  rows: readonly SheetRow[],
  { headingRow, columns, fixed }: Arrangement,
): void => {
  const taken = Object.values(columns)
  const items = rows.filter(
    ({ number, cells }) => number > (headingRow ?? 0) && taken.some((column) => cellText(cells[column]).trim() !== ''),
  )
  sheet().append(items.map((row) => rowOf(row, columns, fixed)))
}

/** Takes the rows of a sheet; the first ones wait until it is known how they become items. Reading ends where they do not say so. */
const rowsTaken = (workspace: UploadWorkspace, userId: string) => {
  const { file } = workspace
  const stopping = new AbortController()
  const first: SheetRow[] = []
  const begin = (): void => {
    file.sheets = [{ name: '', isHidden: false, rows: first.slice(0, searchedRows) }]
    const known = recognised(first, userId)
    if (known === null) return stopping.abort()
    file.arrangement = { sheet: null, ...known }
    take(workspace, first, file.arrangement)
  }
  return {
    stopped: stopping.signal,
    onRows: (rows: readonly SheetRow[]): void => {
      if (file.arrangement !== null) return take(workspace, rows, file.arrangement)
      first.push(...rows)
      if (first.length >= searchedRows) begin()
    },
    /** After the last row. */
    end: (): void => {
      if (file.arrangement === null) begin()
    },
  }
}

const outcomeOf = (workspace: UploadWorkspace): Reading => {
  const counts = workspace.sheet().counts()
  if (counts.rows === 0) return fail({ code: 'spreadsheet.noRows' })
  if (counts.rows > mostUploadedRows) return fail({ code: 'spreadsheet.tooManyRows', limit: mostUploadedRows })
  return succeed({ kind: 'rows', counts })
}

/** Reads the rows of the sheet that was chosen, or of the only one. */
const readSheet = async (workspace: UploadWorkspace, userId: string, signal: AbortSignal): Promise<Reading> => {
  const { file } = workspace
  const { stopped, onRows, end } = rowsTaken(workspace, userId)
  const sheet = file.arrangement?.sheet ?? null
  const read = await readSpreadsheet(file.source, {
    ...(sheet !== null && { sheet }),
    signal: AbortSignal.any([signal, stopped]),
    limits: { rows: mostUploadedRows + searchedRows },
    onRows,
    onProgress: ({ rows, total }) => workspace.setPart(total === null ? null : rows / total),
  })
  if (stopped.aborted) return columnsWanted
  if (!read.ok) return read
  end()
  file.sheetName = read.value.sheet
  return file.arrangement === null ? columnsWanted : outcomeOf(workspace)
}

/** Looks at a file that may have several sheets. Tables of text are refused, unless they were pasted. */
const look = async (
  { file }: UploadWorkspace,
  kept: File,
  isPasted: boolean,
  signal: AbortSignal,
): Promise<SpreadsheetFailure | null> => {
  const looked = await lookAtSpreadsheet(kept, { signal })
  if (!looked.ok) return looked.failure
  if (looked.value.format === 'text' && !isPasted) return { code: 'spreadsheet.notASpreadsheet', looksLike: 'text' }
  file.sheets = looked.value.sheets.filter(({ rows }) => rows.length > 0)
  return null
}

/** Reads a file, or copied cells, into the workspace. A file that is no workbook by its content is refused, tables of text too. */
const readNew = async (
  workspace: UploadWorkspace,
  source: File | string,
  userId: string,
  signal: AbortSignal,
): Promise<Reading> => {
  workspace.restart()
  const { file } = workspace
  const kept = await sourceOf(source)
  if (!kept.ok) return fail(namedFailure(source, kept.failure))
  file.source = kept.value
  if (typeof kept.value !== 'string') {
    const failure = await look(workspace, kept.value, typeof source === 'string', signal)
    if (failure !== null) return fail(namedFailure(source, failure))
    file.arrangement = recognisedSheet(file.sheets, userId)
    if (file.sheets.length > 0 && file.arrangement === null) return columnsWanted
  }
  return readSheet(workspace, userId, signal)
}

/** Reads the file again, as the user has said that it is to be read, which is remembered for files with the same headings. */
const readAgain = (
  workspace: UploadWorkspace,
  arrangement: Arrangement,
  userId: string,
  signal: AbortSignal,
): Promise<Reading> => {
  const { file, forgetRows } = workspace
  forgetRows()
  file.arrangement = arrangement
  remember(file.sheets, arrangement, userId)
  return readSheet(workspace, userId, signal)
}

export const readFile = (
  workspace: UploadWorkspace,
  { source, arrangement }: { readonly source: File | string; readonly arrangement: Arrangement | null },
  userId: string,
  signal: AbortSignal,
): Promise<Reading> =>
  arrangement === null ? readNew(workspace, source, userId, signal) : readAgain(workspace, arrangement, userId, signal)
