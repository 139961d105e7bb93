import type { Cell, SheetRow } from '../../domain/spreadsheet.ts'
import { columnOf, mostColumns, rowOf } from './address.ts'

/** Cells that are merged over several rows, by their first column. */
export interface MergedRange {
  readonly column: number
  readonly firstRow: number
  readonly lastRow: number
}

/** A range such as `A2:B5`; null where it is one row, or none. */
export const mergedRange = (reference: string): MergedRange | null => {
  const [from = '', to = ''] = reference.split(':')
  const range = { column: columnOf(from), firstRow: rowOf(from), lastRow: rowOf(to) }
  const isTall = range.firstRow > 0 && range.lastRow > range.firstRow
  return isTall && range.column >= 0 && range.column < mostColumns ? range : null
}

const withCell = ({ number, cells }: SheetRow, column: number, cell: Cell): SheetRow => ({
  number,
  cells: Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
    at === column ? cell : (cells[at] ?? null),
  ),
})

/**
 * Gives the value of merged cells to each row that they cover. A row without any value of its own stays without. Takes rows in their order.
 */
export const mergedFiller = (ranges: readonly MergedRange[]): ((row: SheetRow) => SheetRow) => {
  if (ranges.length === 0) return (row) => row
  const starting = Map.groupBy(ranges, ({ firstRow }) => firstRow)
  const covering = new Map<number, { readonly lastRow: number; readonly cell: Cell }>()
  return (row) => {
    let filled = row
    for (const [column, { lastRow, cell }] of covering) {
      if (row.number > lastRow) covering.delete(column)
      else if ((row.cells[column] ?? null) === null) filled = withCell(filled, column, cell)
    }
    for (const { column, lastRow } of starting.get(row.number) ?? []) {
      const cell = row.cells[column] ?? null
      if (cell !== null) covering.set(column, { lastRow, cell })
    }
    return filled
  }
}

const marker = new TextEncoder().encode('sheetData')

/** Where the rows of a sheet end; what follows is small, and says which cells are merged. */
const afterRows = (part: Uint8Array): number => {
  for (let at = part.length - marker.length; at > 0; at -= 1) {
    if (part[at] === marker[0] && marker.every((byte, offset) => part[at + offset] === byte)) return at
  }
  return part.length
}

const reference = /<(?:\w+:)?mergeCell\s(?:[^<>]*?\s)?ref\s*=\s*["']([A-Z0-9:]+)["']/g

/** The merged cells of a sheet, which is in UTF-8. They stand behind its rows, and are wanted before them. */
export const mergedRangesOf = (part: Uint8Array): MergedRange[] => {
  const rest = new TextDecoder().decode(part.subarray(afterRows(part)))
  return [...rest.matchAll(reference)].flatMap(([, range = '']) => mergedRange(range) ?? [])
}
