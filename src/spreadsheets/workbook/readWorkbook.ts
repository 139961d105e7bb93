import type { OtherFile } from '../../domain/spreadsheet.ts'
import { openArchive, type Archive } from '../archive/archive.ts'
import { beginningOf, unpack } from '../archive/unpack.ts'
import type { Budget } from '../budget.ts'
import type { RowSink } from '../rowSink.ts'
import { damaged, Unreadable } from '../unreadable.ts'
import { candidatesOf, mostSheets, rowsOfBeginning, type ReadSheets, type SheetBeginning } from '../sheets.ts'
import { mergedFiller, mergedRangesOf } from './merged.ts'
import { readParts, workbookPartOf, type WorkbookParts } from './parts.ts'
import { firstRows, readRows, type SheetContext } from './sheet.ts'
import { readStrings } from './strings.ts'
import { readFormats } from './styles.ts'
import { inUtf8 } from './xml.ts'

const others: readonly (readonly [part: string, what: OtherFile])[] = [
  ['xl/workbook.bin', 'binaryWorkbook'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'document'],
  ['Index/Document.iwa', 'numbers'],
  ['Index.zip', 'numbers'],
]

/** Longest name of a kind of files that is looked at. */
const longestKind = 200

/** What an archive says that it is in the part where OpenDocument and e-books do (OpenDocument 1.3 part 2, 3.3); null where it says nothing. */
const saidKind = (archive: Archive, budget: Budget): OtherFile => {
  const entry = archive.find('mimetype')
  if (entry === undefined || entry.size > longestKind) return null
  const kind = new TextDecoder().decode(unpack(entry, budget)).trim()
  if (/^application\/vnd\.oasis\.opendocument\.spreadsheet\b/.test(kind)) return 'openDocument'
  return /^application\/(?:vnd\.(?:oasis\.opendocument|sun\.xml)\.|epub\+zip$)/.test(kind) ? 'document' : null
}

/** The name of the part with the workbook. Ends the reading where the archive holds something else, which is named as far as it can be. */
export const workbookOf = (archive: Archive, budget: Budget): string => {
  const looksLike = others.find(([part]) => archive.find(part) !== undefined)?.[1] ?? saidKind(archive, budget)
  const workbook = looksLike === null ? workbookPartOf(archive, budget) : null
  if (workbook === null)
    throw new Unreadable({ code: 'spreadsheet.notASpreadsheet', looksLike: looksLike ?? 'archive' })
  return workbook
}

const contextOf = ({ strings, styles, from1904 }: WorkbookParts, budget: Budget): SheetContext => ({
  strings: strings === undefined ? [] : readStrings(unpack(strings, budget)),
  formats: styles === undefined ? [] : readFormats(unpack(styles, budget)),
  from1904,
})

const partsOf = (bytes: Uint8Array, budget: Budget): WorkbookParts => {
  const archive = openArchive(bytes)
  return readParts(archive, workbookOf(archive, budget), budget)
}

/** Reads an .xlsx file (ECMA-376): the sheet of that name, or the first that is shown and has rows. */
export const readWorkbook = (
  bytes: Uint8Array,
  wanted: string | undefined,
  budget: Budget,
  sink: RowSink,
): ReadSheets => {
  const parts = partsOf(bytes, budget)
  const context = contextOf(parts, budget)
  let sheet = ''
  for (const { name, entry } of candidatesOf(parts.sheets, wanted)) {
    const part = inUtf8(unpack(entry, budget))
    const fill = mergedFiller(mergedRangesOf(part))
    for (const { rows, total } of readRows(part, context)) for (const row of rows) sink.add(fill(row), total)
    sheet = name
    if (sink.count > 0) break
  }
  if (parts.sheets.length === 0) throw damaged()
  return { sheet, sheets: parts.sheets.map(({ name, isHidden }) => ({ name, isHidden })) }
}

/** Bytes of a sheet in which its first rows are looked for. */
const bytesOfBeginning = 2_000_000

/** The first rows of the sheets of an .xlsx file, where more than one can be read. */
export const sheetBeginnings = (bytes: Uint8Array, budget: Budget): readonly SheetBeginning[] => {
  const parts = partsOf(bytes, budget)
  const candidates = candidatesOf(parts.sheets).slice(0, mostSheets)
  if (candidates.length < 2) return []
  const context = contextOf(parts, budget)
  return candidates.map(({ name, isHidden, entry }) => ({
    name,
    isHidden,
    rows: firstRows(beginningOf(entry, bytesOfBeginning), context, rowsOfBeginning),
  }))
}
