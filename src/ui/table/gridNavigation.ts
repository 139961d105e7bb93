/** A cell of the grid; row -1 is the head. */
export type CellPosition = Readonly<{ row: number; column: number }>

export type GridExtent = Readonly<{ rows: number; columns: number; rowsPerPage: number }>

/** Where a navigation key leads from a cell, inside the grid (ARIA grid pattern); null for other keys. */
export function destination(
  from: CellPosition,
  key: string,
  isControl: boolean,
  extent: GridExtent,
): CellPosition | null {
  const lastRow = extent.rows - 1
  const lastColumn = extent.columns - 1
  const to = (row: number, column: number) => ({
    row: Math.max(-1, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  })
  switch (key) {
    case 'ArrowUp':
      return to(isControl ? 0 : from.row - 1, from.column)
    case 'ArrowDown':
      return to(isControl ? lastRow : from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, isControl ? 0 : from.column - 1)
    case 'ArrowRight':
      return to(from.row, isControl ? lastColumn : from.column + 1)
    case 'Home':
      return to(isControl ? Math.min(0, lastRow) : from.row, 0)
    case 'End':
      return to(isControl ? lastRow : from.row, lastColumn)
    case 'PageUp':
      return to(Math.max(Math.min(0, lastRow), from.row - extent.rowsPerPage), from.column)
    case 'PageDown':
      return to(from.row + extent.rowsPerPage, from.column)
    default:
      return null
  }
}

/** The cell that an element is or lies in, or null. */
export function cellOf(target: EventTarget): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest<HTMLTableCellElement>('[data-index] > td, [data-index] > th') : null
}

/** Which place of the grid a cell has. */
export function positionOf(cell: HTMLTableCellElement): CellPosition {
  const row = cell.closest('tr')
  return { row: Number(row?.dataset.index ?? -1), column: cell.cellIndex }
}

/** The element of a place, if that row is drawn now. */
export function cellAt(table: HTMLTableElement, { row, column }: CellPosition): HTMLTableCellElement | null {
  return table.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`)?.cells[column] ?? null
}

const controls = 'a[href], button, input, select, textarea, label, [contenteditable="true"]'

/** Whether an event came from a control inside a cell, which then has its own say. */
export function isFromControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(controls) !== null
}

/** The first control inside a cell, other than the row's own checkbox. */
export function controlIn(cell: HTMLTableCellElement): HTMLElement | null {
  return cell.querySelector<HTMLElement>('a[href], button, input:not([data-row-checkbox]), select, textarea')
}

/** Rows that a page key passes: those in view, without the head and one that stays. */
export const rowsPerPage = (scroller: HTMLElement | null, rowHeight: number): number =>
  Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2)

/** Scrolls a row into view: focusing alone would leave it under the sticky head. */
export function reveal(scroller: HTMLElement, row: number, rowHeight: number) {
  const top = row * rowHeight
  const visible = scroller.clientHeight - 2 * rowHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top > scroller.scrollTop + visible) scroller.scrollTop = top - visible
}
