import { findLayout, isLabelRow, type FoundLayout } from '../../../domain/invoice/upload/headings.ts'
import { isFilled, readRow } from '../../../domain/invoice/upload/readRow.ts'
import { mostUploadedLines } from '../../../domain/invoice/upload/sent.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import { searchedRows } from '../../../domain/sheetTexts.ts'
import type { SheetRow, SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import type { ReadOutcome } from '../../../machines/excelUpload/setup.ts'
import { keptCopy, namedFailure } from '../../../records/upload/fileSource.ts'
import { lookAtSpreadsheet, readSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import type { InvoiceWorkspace } from './workspace.ts'

type Reading = Result<ReadOutcome, SpreadsheetFailure>

const columnsWanted: Reading = succeed({ kind: 'columns' })

/** Of several sheets the first whose headings are whole, or those of which the most are there; undefined where there is no choice. */
const sheetOf = async (file: File, signal: AbortSignal): Promise<Result<string | undefined, SpreadsheetFailure>> => {
  const looked = await lookAtSpreadsheet(file, { signal })
  if (!looked.ok) return looked
  if (looked.value.format === 'text') return fail({ code: 'spreadsheet.notASpreadsheet', looksLike: 'text' })
  const found = looked.value.sheets.flatMap(({ name, rows }) => {
    const layout = findLayout(rows)
    return layout === null ? [] : [{ name, missing: layout.missing.length, count: Object.keys(layout.columns).length }]
  })
  const [best] = found.toSorted((one, other) => one.missing - other.missing || other.count - one.count)
  return succeed(best?.name)
}

/** Takes the rows of a sheet below its headings; reading ends where those are not whole. */
const rowsTaken = (workspace: InvoiceWorkspace) => {
  const stopping = new AbortController()
  const first: SheetRow[] = []
  let found: FoundLayout | null = null
  let isBegun = false
  let next = 0
  const take = (rows: readonly SheetRow[]): void => {
    if (found === null) return
    const { row: heading, columns } = found
    const below = rows.filter((row) => row.number > heading && isFilled(row, columns))
    for (const row of below) {
      const isLabel = next === 0 && row.number === heading + 1 && isLabelRow(row, found)
      next += 1
      if (!isLabel) workspace.sheet().append([readRow(row, columns)])
    }
  }
  const begin = (): void => {
    if (isBegun) return
    isBegun = true
    found = findLayout(first)
    workspace.file.headingRow = found?.row ?? null
    workspace.file.missing = found?.missing ?? []
    if (found === null || found.missing.length > 0) return stopping.abort()
    workspace.sheet().begin(found)
    take(first)
  }
  return {
    stopped: stopping.signal,
    onRows: (rows: readonly SheetRow[]): void => {
      if (isBegun) return take(rows)
      first.push(...rows)
      if (first.length >= searchedRows) begin()
    },
    /** After the last row. */
    end: begin,
  }
}

/** Reads a file, or copied cells, into the workspace; what is no workbook by its content is refused. */
export const readInvoices = async (
  workspace: InvoiceWorkspace,
  given: File | string,
  signal: AbortSignal,
): Promise<Reading> => {
  workspace.restart()
  const kept = typeof given === 'string' ? succeed(given) : await keptCopy(given)
  if (!kept.ok) return fail(namedFailure(given, kept.failure))
  const source = kept.value
  workspace.file.source = source
  const chosen = typeof source === 'string' ? succeed(undefined) : await sheetOf(source, signal)
  if (!chosen.ok) return fail(namedFailure(given, chosen.failure))
  const { stopped, onRows, end } = rowsTaken(workspace)
  const read = await readSpreadsheet(source, {
    ...(chosen.value !== undefined && { sheet: chosen.value }),
    signal: AbortSignal.any([signal, stopped]),
    limits: { rows: mostUploadedLines + searchedRows },
    onRows,
    onProgress: ({ rows, total }) => workspace.setPart(total === null ? null : rows / total),
  })
  if (stopped.aborted) return columnsWanted
  if (!read.ok) return read
  end()
  if (stopped.aborted) return columnsWanted
  workspace.file.sheetName = read.value.sheet
  await workspace.sheet().finish(signal)
  const counts = workspace.sheet().counts()
  if (counts.rows === 0) return fail({ code: signal.aborted ? 'spreadsheet.cancelled' : 'spreadsheet.noRows' })
  if (counts.rows > mostUploadedLines) return fail({ code: 'spreadsheet.tooManyRows', limit: mostUploadedLines })
  return succeed({ kind: 'rows', counts })
}
