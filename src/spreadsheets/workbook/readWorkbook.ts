import type { OtherFile } from '../../domain/spreadsheet.ts'
import { openArchive, type Archive } from '../archive/archive.ts'
import { unpack } from '../archive/unpack.ts'
import type { Budget } from '../budget.ts'
import type { RowSink } from '../rowSink.ts'
import { damaged, Unreadable } from '../unreadable.ts'
import { candidatesOf, type ReadSheets } from '../sheets.ts'
import { mergedFiller, mergedRangesOf } from './merged.ts'
import { readParts, workbookPartOf } from './parts.ts'
import { readRows, type SheetContext } from './sheet.ts'
import { readStrings } from './strings.ts'
import { readFormats } from './styles.ts'

const others: readonly (readonly [part: string, what: OtherFile])[] = [
  ['xl/workbook.bin', 'binaryWorkbook'],
  ['mimetype', 'openDocument'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'document'],
]

/** The name of the part with the workbook. Ends the reading where the archive holds something else, which is named as far as it can be. */
export const workbookOf = (archive: Archive, budget: Budget): string => {
  const looksLike = others.find(([part]) => archive.find(part) !== undefined)?.[1] ?? null
  const workbook = looksLike === null ? workbookPartOf(archive, budget) : null
  if (workbook === null) throw new Unreadable({ code: 'spreadsheet.notASpreadsheet', looksLike })
  return workbook
}

/** Reads an .xlsx file (ECMA-376): the sheet of that name, or the first that is shown and has rows. */
export const readWorkbook = (
  bytes: Uint8Array,
  wanted: string | undefined,
  budget: Budget,
  sink: RowSink,
): ReadSheets => {
  const archive = openArchive(bytes)
  const { sheets, from1904, strings, styles } = readParts(archive, workbookOf(archive, budget), budget)
  const context: SheetContext = {
    strings: strings === undefined ? [] : readStrings(unpack(strings, budget)),
    formats: styles === undefined ? [] : readFormats(unpack(styles, budget)),
    from1904,
  }
  const names = sheets.map(({ name, isHidden }) => ({ name, isHidden }))
  let sheet = ''
  for (const { name, entry } of candidatesOf(sheets, wanted)) {
    const part = unpack(entry, budget)
    const fill = mergedFiller(mergedRangesOf(part))
    for (const { rows, total } of readRows(part, context)) for (const row of rows) sink.add(fill(row), total)
    sheet = name
    if (sink.count > 0) break
  }
  if (sheets.length === 0) throw damaged()
  return { sheet, sheets: names }
}
