import { fail, succeed, type Result } from '../domain/result.ts'
import type { OtherFile, SpreadsheetFailure } from '../domain/spreadsheet.ts'
import { budgetOf } from './budget.ts'
import { beginningOf } from './detect.ts'
import { openCompound } from './legacy/compound.ts'
import type { ReadingLimits } from './limits.ts'
import { rowSink, type GiveRows, type RowSink } from './rowSink.ts'
import type { ReadSheets, SheetFormat, SheetRead } from './sheets.ts'
import { decodeText, isTextOfOtherEncoding } from './text/decode.ts'
import { isTable, pastedRows, tableRows } from './text/table.ts'
import { damaged, Unreadable } from './unreadable.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'

type Read = ReadSheets & { readonly format: SheetFormat }

const other = (looksLike: OtherFile): Unreadable => new Unreadable({ code: 'spreadsheet.notASpreadsheet', looksLike })

/** What names the XML in which Excel 2003 could save. */
const isXmlSpreadsheet = (text: string): boolean =>
  text.slice(0, 2000).includes('urn:schemas-microsoft-com:office:spreadsheet')

const readText = (bytes: Uint8Array, sink: RowSink): Read => {
  const decoded = decodeText(bytes)
  if (decoded === null) throw other(isTextOfOtherEncoding(bytes) ? 'otherEncoding' : null)
  const { text, isMarked } = decoded
  if (/^\s*</.test(text)) throw other(isXmlSpreadsheet(text) ? 'xmlSpreadsheet' : 'webPage')
  if (!isMarked && !isTable(text)) throw other('text')
  for (const row of tableRows(text)) sink.add(row, null)
  return { format: 'text', sheet: '', sheets: [] }
}

const readCompound = async (bytes: Uint8Array, mostRows: number, wanted: string | undefined, sink: RowSink) => {
  const compound = openCompound(bytes)
  if (compound.names.has('EncryptedPackage')) throw new Unreadable({ code: 'spreadsheet.passwordProtected' })
  const isDocument = compound.names.has('WordDocument') || compound.names.has('PowerPoint Document')
  // Before Excel 97 the stream had another name.
  const stream = compound.read('Workbook') ?? compound.read('Book')
  if (isDocument || stream === null) throw other(isDocument ? 'document' : null)
  const { readLegacy } = await import('./legacy/readLegacy.ts')
  const isOld = !compound.names.has('Workbook')
  return readLegacy(stream, { ...(wanted !== undefined && { wanted }), isOld, mostRows }, sink)
}

const readFile = async (
  bytes: Uint8Array,
  limits: ReadingLimits,
  wanted: string | undefined,
  sink: RowSink,
): Promise<Read> => {
  if (bytes.length > limits.bytes) throw new Unreadable({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  if (bytes.length === 0) throw other('empty')
  const beginning = beginningOf(bytes)
  if (beginning === 'text') return readText(bytes, sink)
  if (beginning === 'zip')
    return { format: 'xlsx', ...readWorkbook(bytes, wanted, budgetOf(limits.unpackedBytes), sink) }
  if (beginning === 'compound') return { format: 'xls', ...(await readCompound(bytes, limits.rows, wanted, sink)) }
  throw other(beginning)
}

const readPasted = (text: string, limits: ReadingLimits, sink: RowSink): Read => {
  if (text.length > limits.bytes) throw new Unreadable({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  for (const row of pastedRows(text)) sink.add(row, null)
  return { format: 'text', sheet: '', sheets: [] }
}

/**
 * Reads the rows of a file, or of cells that were copied from a spreadsheet, and gives them on in chunks. Runs wherever there is memory and
 * time for it: in the worker, and in tests.
 */
export const readSource = async (
  source: Uint8Array | string,
  limits: ReadingLimits,
  wanted: string | undefined,
  give: GiveRows,
): Promise<Result<SheetRead, SpreadsheetFailure>> => {
  const sink = rowSink(give, limits.rows, budgetOf(limits.unpackedBytes))
  try {
    const read =
      typeof source === 'string' ? readPasted(source, limits, sink) : await readFile(source, limits, wanted, sink)
    sink.finish()
    return sink.count === 0 ? fail({ code: 'spreadsheet.noRows' }) : succeed({ ...read, rows: sink.count })
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.failure)
    // No parser may run out of stack or memory by what a file says; where one does, the file is no good.
    if (error instanceof RangeError) return fail(damaged().failure)
    throw error
  }
}
