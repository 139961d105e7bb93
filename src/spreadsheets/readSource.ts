import { fail, succeed, type Result } from '../domain/result.ts'
import type { SheetRow, SpreadsheetFailure } from '../domain/spreadsheet.ts'
import { budgetOf } from './budget.ts'
import { contentOf } from './content.ts'
import type { ReadingLimits } from './limits.ts'
import { rowSink, type GiveRows, type RowSink } from './rowSink.ts'
import type { LookedAt, ReadSheets, SheetFormat, SheetRead } from './sheets.ts'
import { pastedRows, tableRows } from './text/table.ts'
import { damaged, Unreadable } from './unreadable.ts'
import { readWorkbook, sheetBeginnings } from './workbook/readWorkbook.ts'

type Read = ReadSheets & { readonly format: SheetFormat }

const readText = (rows: readonly SheetRow[], sink: RowSink): Read => {
  for (const row of rows) sink.add(row, null)
  return { format: 'text', sheet: '', sheets: [] }
}

const readFile = async (
  bytes: Uint8Array,
  limits: ReadingLimits,
  wanted: string | undefined,
  sink: RowSink,
): Promise<Read> => {
  const content = contentOf(bytes, limits)
  const { format } = content
  if (format === 'text') return readText(tableRows(content.text), sink)
  if (format === 'xlsx') return { format, ...readWorkbook(bytes, wanted, budgetOf(limits.unpackedBytes), sink) }
  const { readLegacy } = await import('./legacy/readLegacy.ts')
  const options = { ...(wanted !== undefined && { wanted }), isOld: content.isOld, mostRows: limits.rows }
  return { format, ...(await readLegacy(content.stream, options, sink)) }
}

const readPasted = (text: string, limits: ReadingLimits, sink: RowSink): Read => {
  if (text.length > limits.bytes) throw new Unreadable({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  return readText(pastedRows(text), sink)
}

/** What a reading answers, or why it has ended from within. */
const ended = async <Value>(
  read: () => Promise<Result<Value, SpreadsheetFailure>>,
): Promise<Result<Value, SpreadsheetFailure>> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.failure)
    // No parser may run out of stack or memory by what a file says; where one does, the file is no good.
    if (error instanceof RangeError) return fail(damaged().failure)
    throw error
  }
}

/**
 * Reads the rows of a file, or of cells that were copied from a spreadsheet, and gives them on in chunks. Runs wherever there is memory and
 * time for it: in the worker, and in tests.
 */
export const readSource = (
  source: Uint8Array | string,
  limits: ReadingLimits,
  wanted: string | undefined,
  give: GiveRows,
): Promise<Result<SheetRead, SpreadsheetFailure>> =>
  ended(async () => {
    const sink = rowSink(give, limits.rows, budgetOf(limits.unpackedBytes))
    const read =
      typeof source === 'string' ? readPasted(source, limits, sink) : await readFile(source, limits, wanted, sink)
    sink.finish()
    return sink.count === 0 ? fail({ code: 'spreadsheet.noRows' }) : succeed({ ...read, rows: sink.count })
  })

/** What a file is, and the first rows of its sheets where there are several. */
export const lookAtSource = (bytes: Uint8Array, limits: ReadingLimits): Promise<Result<LookedAt, SpreadsheetFailure>> =>
  ended<LookedAt>(async () => {
    const content = contentOf(bytes, limits)
    const { format } = content
    if (format === 'text') return succeed({ format, sheets: [] })
    if (format === 'xlsx') return succeed({ format, sheets: sheetBeginnings(bytes, budgetOf(limits.unpackedBytes)) })
    const { legacyBeginnings } = await import('./legacy/readLegacy.ts')
    return succeed({ format, sheets: await legacyBeginnings(content.stream, content.isOld) })
  })
