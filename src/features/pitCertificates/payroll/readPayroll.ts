import {
  mostPayrollRows,
  payrollHeadings,
  type PayrollHeadings,
} from '../../../domain/pitCertificate/payroll/columns.ts'
import { isFilled, readPayrollRow } from '../../../domain/pitCertificate/payroll/readRow.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import { searchedRows } from '../../../domain/sheetTexts.ts'
import type { SheetRow, SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import type { ReadOutcome } from '../../../machines/excelUpload/setup.ts'
import { keptCopy, namedFailure } from '../../../records/upload/fileSource.ts'
import { lookAtSpreadsheet, readSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import type { PayrollWorkspace } from './workspace.ts'

type Reading = Result<ReadOutcome, SpreadsheetFailure>

const columnsWanted: Reading = succeed({ kind: 'columns' })

/** Of several sheets the one that has most of the headings; undefined where there is no choice. */
const sheetOf = async (file: File, signal: AbortSignal): Promise<Result<string | undefined, SpreadsheetFailure>> => {
  const looked = await lookAtSpreadsheet(file, { signal })
  if (!looked.ok) return looked
  if (looked.value.format === 'text') return fail({ code: 'spreadsheet.notASpreadsheet', looksLike: 'text' })
  let best: { readonly name: string; readonly missing: number } | null = null
  for (const { name, rows } of looked.value.sheets) {
    const found = payrollHeadings(rows)
    if (found !== null && (best === null || found.missing.length < best.missing))
      best = { name, missing: found.missing.length }
  }
  return succeed(best?.name)
}

/** Takes the rows of a sheet below its headings; reading ends where those are not whole. */
const rowsTaken = (workspace: PayrollWorkspace) => {
  const stopping = new AbortController()
  const first: SheetRow[] = []
  let headings: PayrollHeadings | null = null
  const take = (rows: readonly SheetRow[]): void => {
    if (headings === null) return
    const { row, columns } = headings
    const people = rows.filter((each) => each.number > row && isFilled(each, columns))
    workspace.sheet().append(people.map((each) => readPayrollRow(each, columns)))
  }
  const begin = (): void => {
    headings = payrollHeadings(first)
    workspace.file.headingRow = headings?.row ?? null
    workspace.file.missing = headings?.missing ?? []
    if (headings === null || headings.missing.length > 0) stopping.abort()
    else take(first)
  }
  let isBegun = false
  const beginOnce = (): void => {
    if (isBegun) return
    isBegun = true
    begin()
  }
  return {
    stopped: stopping.signal,
    onRows: (rows: readonly SheetRow[]): void => {
      if (isBegun) return take(rows)
      first.push(...rows)
      if (first.length >= searchedRows) beginOnce()
    },
    /** After the last row. */
    end: beginOnce,
  }
}

/** Reads a file, or copied cells, into the workspace; what is no workbook by its content is refused. */
export const readPayroll = async (
  workspace: PayrollWorkspace,
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
    limits: { rows: mostPayrollRows + searchedRows },
    onRows,
    onProgress: ({ rows, total }) => workspace.setPart(total === null ? null : rows / total),
  })
  if (stopped.aborted) return columnsWanted
  if (!read.ok) return read
  end()
  if (stopped.aborted) return columnsWanted
  workspace.file.sheetName = read.value.sheet
  const counts = workspace.sheet().counts()
  if (counts.rows === 0) return fail({ code: 'spreadsheet.noRows' })
  if (counts.rows > mostPayrollRows) return fail({ code: 'spreadsheet.tooManyRows', limit: mostPayrollRows })
  return succeed({ kind: 'rows', counts })
}
