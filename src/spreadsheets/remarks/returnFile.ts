import { fail, succeed, type Result } from '../../domain/result.ts'
import type { SheetRow, SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import type { ReadingLimits } from '../limits.ts'
import { readSource } from '../readSource.ts'
import { wholeWorkbook } from '../writing/writer.ts'
import { addToWorkbook, remarksByRow, remarkWidth, type Remarks } from './addRemarks.ts'

export interface ReturnedBytes {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[]
  readonly isFormatKept: boolean
}

const ordinaryWidth = 20

/** A new workbook with the values of the user's file, for formats that are not written. */
const rebuilt = (rows: readonly SheetRow[], column: number, remarks: Remarks): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = remarksByRow(remarks)
  const numbered = rows.map(({ number, cells }): SheetRow => {
    const text = texts.get(number)
    if (text === undefined) return { number, cells }
    const padded = Array.from({ length: column }, (_, at) => cells[at] ?? null)
    return { number, cells: [...padded, { kind: 'text', text }] }
  })
  const columns = Array.from({ length: column + 1 }, (_, at) => ({
    heading: '',
    width: at === column ? remarkWidth : ordinaryWidth,
  }))
  const name = remarks.sheet === '' ? 'Sheet1' : remarks.sheet
  return wholeWorkbook([{ name, columns, hasHeadings: false, numbered }])
}

/** The user's file with remarks about some rows, behind its last column with values. */
export const returnFile = async (
  source: Uint8Array | string,
  limits: ReadingLimits,
  remarks: Remarks,
): Promise<Result<ReturnedBytes, SpreadsheetFailure>> => {
  const rows: SheetRow[] = []
  const read = await readSource(source, limits, remarks.sheet, (some) => rows.push(...some))
  if (!read.ok) return fail(read.failure)
  const column = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (read.value.format === 'xlsx' && typeof source !== 'string')
    return succeed({ chunks: addToWorkbook(source, remarks, column, limits.unpackedBytes), isFormatKept: true })
  return succeed({ chunks: [await rebuilt(rows, column, remarks)], isFormatKept: false })
}
