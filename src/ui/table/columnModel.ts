import { orderedIds } from './columnOrder.ts'
import type { DataColumn, TableSort } from './column.ts'
import { defaultWidth, narrowestWidth } from './column.ts'

/** The columns that are shown, in the chosen order. Columns that the order does not name follow in their own. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  order: readonly string[] = [],
  hidden: ReadonlySet<string> = new Set(),
): DataColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  return orderedIds([...byId.keys()], order).flatMap((id) => {
    const column = byId.get(id)
    return column === undefined || (hidden.has(id) && column.canHide !== false) ? [] : [column]
  })
}

const narrowRank = <Row>({ isRowHeader = false, comesFirstWhereNarrow = false }: DataColumn<Row>): number =>
  comesFirstWhereNarrow ? 0 : isRowHeader ? 1 : 2

/** The same columns for a narrow window: what matters most, what names the row, then the others in their order. */
export function narrowColumns<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  return columns.toSorted((one, other) => narrowRank(one) - narrowRank(other))
}

/** A column's width in px: the chosen one, else its own, never below its narrowest. */
export function widthOf<Row>(column: DataColumn<Row>, widths: Readonly<Record<string, number>> = {}): number {
  const { id, width = defaultWidth, minWidth = narrowestWidth } = column
  return Math.max(minWidth, widths[id] ?? width)
}

/** What a press on a column's header sorts by next: up, then down, then nothing. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
