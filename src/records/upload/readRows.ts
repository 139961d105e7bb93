import { fail, succeed, type Result } from '../../domain/result.ts'
import { searchedRows } from '../../domain/sheetTexts.ts'
import type { SheetRow, SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import type { SheetCounts } from '../../domain/upload/uploadSheet.ts'
import type { ReadOutcome } from '../../machines/excelUpload/setup.ts'
import { lookAtSpreadsheet, readSpreadsheet } from '../../spreadsheets/spreadsheets.ts'
import { keptCopy, namedFailure } from './fileSource.ts'
import type { WorkProgress } from './workProgress.ts'

type Reading = Result<ReadOutcome, SpreadsheetFailure>

/** The headings of a sheet, by the number of their row; reading ends where some are missing. */
interface Headings<Missing> {
  readonly row: number
  readonly missing: readonly Missing[]
}

/** What is read into. */
export interface ReadWorkspace<Missing> extends WorkProgress {
  readonly file: {
    source: File | string
    sheetName: string
    headingRow: number | null
    missing: readonly Missing[]
  }
  readonly sheet: () => { readonly counts: () => SheetCounts }
  /** Begins anew with nothing read. */
  readonly restart: () => void
}

/** How rows of one sort are found and taken. */
interface ReadRows<Found> {
  readonly findHeadings: (rows: readonly SheetRow[]) => Found | null
  /** Of the headings of two sheets those that are read come first. */
  readonly compare: (one: Found, other: Found) => number
  readonly begin?: (found: Found) => void
  /** Rows below the headings. */
  readonly take: (rows: readonly SheetRow[], found: Found) => void
  /** After the last row. */
  readonly finish?: () => Promise<void>
  /** Rows that count. */
  readonly most: number
}

const columnsWanted: Reading = succeed({ kind: 'columns' })

/** Of several sheets the one whose headings come first; undefined where there is no choice. */
const sheetOf = async <Found>(
  file: File,
  { findHeadings, compare }: ReadRows<Found>,
  signal: AbortSignal,
): Promise<Result<string | undefined, SpreadsheetFailure>> => {
  const looked = await lookAtSpreadsheet(file, { signal })
  if (!looked.ok) return looked
  if (looked.value.format === 'text') return fail({ code: 'spreadsheet.notASpreadsheet', looksLike: 'text' })
  const all = looked.value.sheets.flatMap(({ name, rows }) => {
    const found = findHeadings(rows)
    return found === null ? [] : [{ name, found }]
  })
  const [first] = all.toSorted((one, other) => compare(one.found, other.found))
  return succeed(first?.name)
}

/** Takes the rows of a sheet below its headings; reading ends where those are not whole. */
const rowsTaken = <Missing, Found extends Headings<Missing>>(
  { file }: ReadWorkspace<Missing>,
  { findHeadings, begin, take }: ReadRows<Found>,
) => {
  const stopping = new AbortController()
  const first: SheetRow[] = []
  let found: Found | null = null
  let isBegun = false
  const takeBelow = (rows: readonly SheetRow[]): void => {
    if (found === null) return
    const { row: heading } = found
    take(
      rows.filter(({ number }) => number > heading),
      found,
    )
  }
  const beginOnce = (): void => {
    if (isBegun) return
    isBegun = true
    found = findHeadings(first)
    file.headingRow = found?.row ?? null
    file.missing = found?.missing ?? []
    if (found === null || found.missing.length > 0) return stopping.abort()
    begin?.(found)
    takeBelow(first)
  }
  return {
    stopped: stopping.signal,
    onRows: (rows: readonly SheetRow[]): void => {
      if (isBegun) return takeBelow(rows)
      first.push(...rows)
      if (first.length >= searchedRows) beginOnce()
    },
    end: beginOnce,
  }
}

/** Reads a file, or copied cells, into a workspace; what is no workbook by its content is refused. */
export const readRows = async <Missing, Found extends Headings<Missing>>(
  workspace: ReadWorkspace<Missing>,
  given: File | string,
  rows: ReadRows<Found>,
  signal: AbortSignal,
): Promise<Reading> => {
  workspace.restart()
  const kept = typeof given === 'string' ? succeed(given) : await keptCopy(given)
  if (!kept.ok) return fail(namedFailure(given, kept.failure))
  const source = kept.value
  workspace.file.source = source
  const chosen = typeof source === 'string' ? succeed(undefined) : await sheetOf(source, rows, signal)
  if (!chosen.ok) return fail(namedFailure(given, chosen.failure))
  const { stopped, onRows, end } = rowsTaken(workspace, rows)
  const read = await readSpreadsheet(source, {
    ...(chosen.value !== undefined && { sheet: chosen.value }),
    signal: AbortSignal.any([signal, stopped]),
    limits: { rows: rows.most + searchedRows },
    onRows,
    onProgress: ({ rows: done, total }) => workspace.setPart(total === null ? null : done / total),
  })
  if (stopped.aborted) return columnsWanted
  if (!read.ok) return read
  end()
  if (stopped.aborted) return columnsWanted
  workspace.file.sheetName = read.value.sheet
  await rows.finish?.()
  const counts = workspace.sheet().counts()
  if (counts.rows === 0) return fail({ code: signal.aborted ? 'spreadsheet.cancelled' : 'spreadsheet.noRows' })
  if (counts.rows > rows.most) return fail({ code: 'spreadsheet.tooManyRows', limit: rows.most })
  return succeed({ kind: 'rows', counts })
}
