import { mostUploadedRows } from '../../../domain/items/row.ts'
import { cellText } from '../../../domain/items/upload/convert.ts'
import { findHeadings, headingsKey, holdsAmount, neededFields } from '../../../domain/items/upload/headings.ts'
import { rowOf } from '../../../domain/items/upload/rowState.ts'
import type { SheetCounts } from '../../../domain/items/upload/uploadSheet.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SheetRow, SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import type { ArrangeInput, ReadOutcome } from '../../../machines/excelUpload/setup.ts'
import { defaultLimits } from '../../../spreadsheets/limits.ts'
import { readSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { rememberColumns, rememberedColumns } from './columnMemory.ts'
import type { UploadWorkspace } from './workspace.ts'

/** Rows that are converted and checked in one go, so that the page stays alive. */
const atOnce = 500

/** Puts rows below the headings under their columns; those without a text in any of them are none of the items. */
const take = ({ sheet, file }: UploadWorkspace, rows: readonly SheetRow[]): void => {
  const columns = Object.values(file.columns)
  const items = rows.filter(
    ({ number, cells }) =>
      number > (file.headingRow ?? 0) && columns.some((column) => cellText(cells[column]).trim() !== ''),
  )
  sheet().append(items.map((row) => rowOf(row, file.columns)))
}

const recognise = ({ file }: UploadWorkspace, rows: readonly SheetRow[], userId: string): boolean => {
  const found = findHeadings(rows)
  const [first] = rows
  // A row with an amount may be an item, whatever was said of it before.
  const remembered = first === undefined || holdsAmount(first) ? null : rememberedColumns(userId, headingsKey(first))
  if (found !== null) {
    file.headingRow = found.row
    file.columns = found.columns
  } else if (first !== undefined && remembered !== null) {
    file.headingRow = first.number
    file.columns = remembered
  }
  return found !== null || remembered !== null
}

/** The file as it is now, whatever becomes of it on the disk: it is sent, and given back with reasons, later. Null where it cannot be read. */
const copyOf = async (source: File): Promise<File | null> => {
  try {
    return new File([await source.arrayBuffer()], source.name, { type: source.type })
  } catch {
    return null
  }
}

/** Lines of a CSV that were copied from a text program: cells that were copied from a spreadsheet have tabs between them. */
const isSeparated = (text: string): boolean => {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  return !text.includes('\t') && [';', ','].some((separator) => first.split(separator).length >= neededFields.length)
}

/** What is read: a copy of the file, or what was pasted; null where the file cannot be read. */
const sourceOf = async (source: File | string): Promise<File | string | null> => {
  if (typeof source === 'string') return isSeparated(source) ? new File([source], 'items.csv') : source
  return source.size > defaultLimits.bytes ? source : copyOf(source)
}

/** Reads a file, or copied cells, into the workspace. A file that is no workbook by its content is refused, tables of text too. */
export const readFile = async (
  workspace: UploadWorkspace,
  source: File | string,
  userId: string,
  signal: AbortSignal,
): Promise<Result<ReadOutcome, SpreadsheetFailure>> => {
  workspace.restart()
  const { file } = workspace
  const kept = await sourceOf(source)
  if (kept === null) return fail({ code: 'spreadsheet.notReadable' })
  file.source = kept
  let isKnown: boolean | null = null
  const read = await readSpreadsheet(kept, {
    signal,
    limits: { rows: mostUploadedRows + 20 },
    onRows: (rows) => {
      isKnown ??= recognise(workspace, rows, userId)
      if (isKnown) take(workspace, rows)
      else file.raw.push(...rows)
    },
    onProgress: ({ rows, total }) => workspace.setPart(total === null ? null : rows / total),
  })
  if (!read.ok) return read
  if (typeof source !== 'string' && read.value.format === 'text')
    return fail({ code: 'spreadsheet.notASpreadsheet', looksLike: 'text' })
  file.sheetName = read.value.sheet
  if (isKnown !== true) return succeed({ kind: 'columns' })
  return outcomeOf(workspace.sheet().counts())
}

const outcomeOf = (counts: SheetCounts): Result<ReadOutcome, SpreadsheetFailure> => {
  if (counts.rows === 0) return fail({ code: 'spreadsheet.noRows' })
  if (counts.rows > mostUploadedRows) return fail({ code: 'spreadsheet.tooManyRows', limit: mostUploadedRows })
  return succeed({ kind: 'rows', counts })
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Puts the rows of the file under the columns that were chosen, and remembers these for the next file with the same headings. */
export const arrangeRows = async (
  workspace: UploadWorkspace,
  { columns, hasHeadings }: ArrangeInput,
  userId: string,
): Promise<SheetCounts> => {
  const { file } = workspace
  const [first] = file.raw
  const headings = hasHeadings ? first : undefined
  file.headingRow = headings?.number ?? null
  file.columns = columns ?? {}
  if (headings !== undefined) rememberColumns(userId, headingsKey(headings), file.columns)
  for (let at = 0; at < file.raw.length; at += atOnce) {
    take(workspace, file.raw.slice(at, at + atOnce))
    await nextTurn()
  }
  file.raw = []
  return workspace.sheet().counts()
}
