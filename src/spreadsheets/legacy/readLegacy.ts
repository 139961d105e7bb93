import { read, set_cptable as setCodepages, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { Cell, SheetRow } from '../../domain/spreadsheet.ts'
import type { RowSink } from '../rowSink.ts'
import { candidatesOf, mostSheets, rowsOfBeginning, type ReadSheets, type SheetBeginning } from '../sheets.ts'
import { damaged } from '../unreadable.ts'
import { numberCell, textCell } from '../values/cells.ts'
import { formatOfCode } from '../values/format.ts'
import { mostColumns } from '../workbook/address.ts'
import { mergedFiller } from '../workbook/merged.ts'
import { onlyValues } from './records.ts'

/** Errors by their number (MS-XLS 2.5.10). */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
}

const cellOf = ({ t: type, v: value, z: format }: CellObject, from1904: boolean): Cell => {
  if (type === 's') return textCell(String(value ?? ''))
  if (type === 'b') return { kind: 'boolean', value: value === true }
  if (type === 'e') return { kind: 'error', text: errors[Number(value)] ?? '#N/A' }
  if (type === 'n' && typeof value === 'number')
    return numberCell(String(value), formatOfCode(String(format ?? 'General')), from1904)
  return null
}

const rowOf = (cells: readonly (CellObject | undefined)[], number: number, from1904: boolean): SheetRow | null => {
  const read = Array.from({ length: Math.min(cells.length, mostColumns) }, (_, at) => {
    const cell = cells[at]
    return cell === undefined ? null : cellOf(cell, from1904)
  })
  const end = read.findLastIndex((cell) => cell !== null)
  return end < 0 ? null : { number, cells: read.slice(0, end + 1) }
}

const addRows = (sheet: WorkSheet, from1904: boolean, sink: Pick<RowSink, 'add'>): void => {
  const ranges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ column: s.c, firstRow: s.r + 1, lastRow: e.r + 1 }))
  const fill = mergedFiller(ranges.filter(({ firstRow, lastRow }) => lastRow > firstRow))
  const data = sheet['!data'] ?? []
  for (let at = 0; at < data.length; at += 1) {
    const row = rowOf(data[at] ?? [], at + 1, from1904)
    if (row !== null) sink.add(fill(row), data.length)
  }
}

const open = (bytes: Uint8Array, mostRows: number): WorkBook => {
  const stream = onlyValues(bytes)
  try {
    return read(stream, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      // Rows may be empty, so that this alone is no limit of rows with values.
      sheetRows: mostRows * 2 + 1,
    })
  } catch {
    throw damaged()
  }
}

interface LegacyOptions {
  /** Before Excel 97 texts were no Unicode. */
  readonly isOld: boolean
  readonly mostRows: number
}

const openSheets = async (bytes: Uint8Array, { isOld, mostRows }: LegacyOptions) => {
  if (isOld) setCodepages(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  const workbook = open(bytes, mostRows)
  const sheets = workbook.SheetNames.map((name, at) => ({
    name,
    isHidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }))
  if (sheets.length === 0) throw damaged()
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true
  return {
    sheets,
    addTo: (sink: Pick<RowSink, 'add'>, name: string): void => {
      const found = workbook.Sheets[name]
      if (found !== undefined) addRows(found, from1904, sink)
    },
  }
}

/**
 * Reads the stream with the workbook of an .xls file (BIFF): the sheet of that name, or the first that is shown and has rows. SheetJS gets
 * nothing else of the file: in its other streams it follows what a damaged file says until memory ends.
 */
export const readLegacy = async (
  bytes: Uint8Array,
  options: LegacyOptions & { readonly wanted?: string },
  sink: RowSink,
): Promise<ReadSheets> => {
  const { sheets, addTo } = await openSheets(bytes, options)
  let sheet = ''
  for (const { name } of candidatesOf(sheets, options.wanted)) {
    sheet = name
    addTo(sink, name)
    if (sink.count > 0) break
  }
  return { sheet, sheets }
}

/** The first rows of the sheets of an .xls file, where more than one can be read. */
export const legacyBeginnings = async (bytes: Uint8Array, isOld: boolean): Promise<readonly SheetBeginning[]> => {
  const { sheets, addTo } = await openSheets(bytes, { isOld, mostRows: rowsOfBeginning })
  const candidates = candidatesOf(sheets).slice(0, mostSheets)
  if (candidates.length < 2) return []
  return candidates.map((sheet) => {
    const rows: SheetRow[] = []
    addTo({ add: (row) => rows.push(row) }, sheet.name)
    return { ...sheet, rows: rows.slice(0, rowsOfBeginning) }
  })
}
