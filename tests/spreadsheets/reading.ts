import { readFileSync } from 'node:fs'
import type { Cell, SheetRow, SpreadsheetFailure } from '../../src/domain/spreadsheet.ts'
import type { Result } from '../../src/domain/result.ts'
import { defaultLimits, type ReadingLimits } from '../../src/spreadsheets/limits.ts'
import { readSource } from '../../src/spreadsheets/readSource.ts'
import type { SheetRead } from '../../src/spreadsheets/sheets.ts'

export const fixture = (name: string): Uint8Array => readFileSync(new URL(`fixtures/${name}`, import.meta.url))

export interface Reading {
  readonly result: Result<SheetRead, SpreadsheetFailure>
  readonly rows: readonly SheetRow[]
}

/** All rows of a file, as the worker would give them. */
export const readAll = async (
  source: Uint8Array | string,
  { sheet, ...limits }: Partial<ReadingLimits> & { readonly sheet?: string } = {},
): Promise<Reading> => {
  const rows: SheetRow[] = []
  const result = await readSource(source, { ...defaultLimits, ...limits }, sheet, (some) => rows.push(...some))
  return { result, rows }
}

/** A cell in a form that is short to write down: text as it is, other kinds with their first letter. */
export const shortCell = (cell: Cell): string | null => {
  if (cell === null) return null
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'boolean') return `boolean ${cell.value}`
  return cell.kind === 'number' && cell.shown !== undefined
    ? `number ${cell.text} ${cell.shown}`
    : `${cell.kind} ${cell.text}`
}

export const short = (rows: readonly SheetRow[]): Record<number, readonly (string | null)[]> =>
  Object.fromEntries(rows.map(({ number, cells }) => [number, cells.map(shortCell)]))

export const failureOf = ({ result }: Reading): SpreadsheetFailure | null => (result.ok ? null : result.failure)
