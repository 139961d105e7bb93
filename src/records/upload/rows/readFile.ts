import { mostUploadedRows } from '../../../domain/upload/mostRows.ts'
import type { Arrangement } from '../../../domain/upload/arrangement.ts'
import { cellText, searchedRows } from '../../../domain/sheetTexts.ts'
import { rowOf } from '../../../domain/upload/rowState.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SheetRow, SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import type { ReadOutcome } from '../../../machines/excelUpload/setup.ts'
import { lookAtSpreadsheet, readSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { namedFailure } from '../fileSource.ts'
import type { ColumnMemory } from './columnMemory.ts'
import { sourceOf } from './pastedSource.ts'
import { recognised, recognisedSheet, remember } from './recognise.ts'
import type { UploadWorkspace } from './workspace.ts'

type Reading = Result<ReadOutcome, SpreadsheetFailure>

const columnsWanted: Reading = { ok: true, value: { kind: 'columns' } }

/** Puts rows below the headings under their columns; those without a text in any of them are no records. */
const take = <Field extends string>(
  { list, sheet }: UploadWorkspace<Field>,
  rows: readonly SheetRow[],
  { headingRow, columns, fixed }: Arrangement,
): void => {
  const taken = Object.values(columns)
  const filled = rows.filter(
    ({ number, cells }) =>
      number > (headingRow ?? 0) &&
      taken.some((column) => column !== undefined && cellText(cells[column]).trim() !== ''),
  )
  sheet().append(filled.map((row) => rowOf(list.rules, row, columns, fixed)))
}

/** Takes the rows of a sheet; the first ones wait until it is known how they become records. Reading ends where they do not say so. */
const rowsTaken = <Field extends string>(workspace: UploadWorkspace<Field>, memory: ColumnMemory) => {
  const { list, file } = workspace
  const stopping = new AbortController()
  const first: SheetRow[] = []
  const begin = (): void => {
    file.sheets = [{ name: '', isHidden: false, rows: first.slice(0, searchedRows) }]
    const known = recognised(list.rules, first, memory)
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

const outcomeOf = <Field extends string>(workspace: UploadWorkspace<Field>): Reading => {
  const counts = workspace.sheet().counts()
  if (counts.rows === 0) return fail({ code: 'spreadsheet.noRows' })
  if (counts.rows > mostUploadedRows) return fail({ code: 'spreadsheet.tooManyRows', limit: mostUploadedRows })
  return succeed({ kind: 'rows', counts })
}

/** Reads the rows of the sheet that was chosen, or of the only one. */
const readSheet = async <Field extends string>(
  workspace: UploadWorkspace<Field>,
  memory: ColumnMemory,
  signal: AbortSignal,
): Promise<Reading> => {
  const { file } = workspace
  const { stopped, onRows, end } = rowsTaken(workspace, memory)
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
const look = async <Field extends string>(
  { file }: UploadWorkspace<Field>,
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
const readNew = async <Field extends string>(
  workspace: UploadWorkspace<Field>,
  source: File | string,
  memory: ColumnMemory,
  signal: AbortSignal,
): Promise<Reading> => {
  workspace.restart()
  const { list, file } = workspace
  const kept = await sourceOf(source, { name: list.name, fewest: list.rules.fewestHeadings })
  if (!kept.ok) return fail(namedFailure(source, kept.failure))
  file.source = kept.value
  if (typeof kept.value !== 'string') {
    const failure = await look(workspace, kept.value, typeof source === 'string', signal)
    if (failure !== null) return fail(namedFailure(source, failure))
    file.arrangement = recognisedSheet(list.rules, file.sheets, memory)
    if (file.sheets.length > 0 && file.arrangement === null) return columnsWanted
  }
  return readSheet(workspace, memory, signal)
}

/** Reads the file again, as the user has said that it is to be read, which is remembered for files with the same headings. */
const readAgain = <Field extends string>(
  workspace: UploadWorkspace<Field>,
  arrangement: Arrangement,
  memory: ColumnMemory,
  signal: AbortSignal,
): Promise<Reading> => {
  const { file, forgetRows } = workspace
  forgetRows()
  file.arrangement = arrangement
  remember(file.sheets, arrangement, memory)
  return readSheet(workspace, memory, signal)
}

export const readFile = <Field extends string>(
  workspace: UploadWorkspace<Field>,
  { source, arrangement }: { readonly source: File | string; readonly arrangement: Arrangement | null },
  memory: ColumnMemory,
  signal: AbortSignal,
): Promise<Reading> =>
  arrangement === null ? readNew(workspace, source, memory, signal) : readAgain(workspace, arrangement, memory, signal)
