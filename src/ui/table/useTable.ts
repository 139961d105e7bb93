import type { ReactNode, RefObject } from 'react'
import { useMemo, useState } from 'react'
import type { DataColumn, TableSort } from './column.ts'
import { nextSort, widthOf } from './columnModel.ts'
import { headerKeys } from './headerKeys.ts'
import { useTableMetrics } from './tableMetrics.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useVisibleColumns } from './useVisibleColumns.ts'

// From this many rows on, only the visible ones are drawn.
const virtualFrom = 200

const noneSelected: ReadonlySet<string> = new Set()
export type DataTableProps<Row> = {
  label: string
  /** Keep it, `rowKey` and `rowLabel` the same between renders. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Names a row, for its checkbox. */
  rowLabel: (row: Row) => string
  sort?: TableSort | null | undefined
  /** Pressing a header goes up, down, and back to no order. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  columnOrder?: readonly string[] | undefined
  hiddenColumns?: ReadonlySet<string> | undefined
  columnWidths?: Readonly<Record<string, number>> | undefined
  selectedKeys?: ReadonlySet<string> | undefined
  /** With it, the table has a checkbox column. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined
  /**
   * A click on a row, or Enter on one of its cells that holds no control. Without it, a tap of a finger or a pen selects the row, and
   * Enter does what a double click does.
   */
  onRowOpen?: ((row: Row) => void) | undefined
  onRowDoubleClick?: ((row: Row) => void) | undefined
  /** With it, columns can be made wider and narrower: by dragging an edge, by Alt and an arrow on a head cell. */
  onColumnWidthChange?: ((id: string, width: number) => void) | undefined
  /** Shows skeleton rows when there are none; else they stay, and the table says that it is busy. */
  isLoading?: boolean | undefined
  skeletonRows?: number | undefined
  /** Stand in place of the rows when there are none, and when they could not be loaded. */
  empty?: ReactNode
  error?: ReactNode
  /** How many rows come before the first of these in the whole list, and how many the list has; `unknown` where it has more than are counted. */
  firstRowIndex?: number | undefined
  totalRows?: number | 'unknown' | undefined
}

/** The columns as they are arranged, with that of the checkboxes. */
function useShownColumns<Row>(props: DataTableProps<Row>) {
  const visible = useVisibleColumns(props.columns, props.columnOrder, props.hiddenColumns)
  const isSelectable = props.onSelectionChange !== undefined
  return {
    visible,
    widths: visible.map((column) => widthOf(column, props.columnWidths)),
    isSelectable,
    columnCount: visible.length + (isSelectable ? 1 : 0),
  }
}

function useSelectedRows<Row>({ rows, rowKey, selectedKeys = noneSelected, onSelectionChange }: DataTableProps<Row>) {
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  return { keys, selectedKeys, selection: useRowSelection(keys, selectedKeys, onSelectionChange) }
}

interface TableElements {
  readonly table: RefObject<HTMLTableElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** Everything that head, rows and keys of a table share. */
export function useTable<Row>(props: DataTableProps<Row>, { table, scroller }: TableElements) {
  const { sort = null } = props
  const { rowHeight, selectionWidth } = useTableMetrics()
  const [activeRow, setActiveRow] = useState(-1)
  const hasFailed = props.error !== undefined && props.error !== null
  const rows = hasFailed ? [] : props.rows
  const shown = useShownColumns(props)
  const sortBy = (column: string) => props.onSortChange?.(nextSort(sort, column))
  const chosen = useSelectedRows(props)
  const isVirtual = rows.length >= virtualFrom
  const withRow = (act: ((row: Row) => void) | undefined) => (index: number) => {
    const row = rows[index]
    if (row !== undefined) act?.(row)
  }
  const focus = useGridFocus({
    table,
    scroller,
    rowHeight,
    rows: rows.length,
    columns: shown.columnCount,
    onActiveRow: (row) => isVirtual && setActiveRow(row),
    onOpen: withRow(props.onRowOpen ?? props.onRowDoubleClick),
    onSelect: chosen.selection.toggle,
    onSelectAll: chosen.selection.selectAll,
    onHeaderKey: headerKeys({
      columns: shown.visible,
      widths: shown.widths,
      firstColumn: shown.isSelectable ? 1 : 0,
      onSelectAll: chosen.selection.toggleAll,
      onSort: sortBy,
      onWidthChange: props.onColumnWidthChange,
    }),
  })
  return {
    focus,
    rows,
    ...chosen,
    ...shown,
    sort,
    sortBy,
    withRow,
    activeRow,
    rowHeight,
    selectionWidth,
    hasFailed,
    isVirtual,
    isPartial: isVirtual || props.totalRows !== undefined,
  }
}

export type TableModel<Row> = ReturnType<typeof useTable<Row>>
