import type { CellPosition } from '../table/gridNavigation.ts'

/**
 * Where Enter leads: to the next stop behind the cell, on its line or the next one. The answer may be one line below the last.
 *
 * @param stops places of columns in the order in which Enter visits them
 */
export const nextStop = ({ row, column }: CellPosition, stops: readonly number[]): CellPosition => {
  const place = stops.indexOf(column)
  const next = place === -1 ? stops.find((stop) => stop > column) : stops[place + 1]
  return next === undefined ? { row: row + 1, column: stops[0] ?? column } : { row, column: next }
}

/** The cell before or behind one, line by line; null beyond the first and the last. */
export const cellBeside = (
  { row, column }: CellPosition,
  by: 1 | -1,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPosition | null => {
  const place = row * columns + column + by
  return place < 0 || place >= rows * columns ? null : { row: Math.floor(place / columns), column: place % columns }
}

/** A rectangle of cells, with both ends. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeOf = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isOneCell = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right
