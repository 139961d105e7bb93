import type { ReactNode } from 'react'
import { useMemo, useRef, useState } from 'react'
import type { DataColumn, TableSort } from './column.ts'
import { nextSort, widthOf } from './columnModel.ts'
import { headerKeys } from './headerKeys.ts'
import { SelectionStatus } from './SelectionStatus.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { useTableMetrics } from './tableMetrics.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useVisibleColumns } from './useVisibleColumns.ts'
import './DataTable.css'

// From this many rows on, only the visible ones are drawn.
const virtualFrom = 200
/** Rows of a list with its header row, or -1 where their number is not known (ARIA). */
const rowCount = (rows: number | 'unknown'): number => (rows === 'unknown' ? -1 : rows + 1)

const noneSelected: ReadonlySet<string> = new Set()
type DataTableProps<Row> = {
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

/**
 * A table of records: sorted and paged by the server, walked with the ARIA grid's keys, its rows selectable.
 *
 * It fills its flex parent and scrolls inside, under a head that stays. Keys: arrows, Home, End, PageUp, PageDown (with Ctrl to the
 * ends), Space selects, Shift+Space up to here, Ctrl+A all, Enter opens or goes into a cell's control, Escape comes back out.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rowKey,
    rowLabel,
    selectedKeys = noneSelected,
    onSelectionChange,
    onRowOpen,
    isLoading = false,
    error,
    sort = null,
  } = props
  const { rowHeight, selectionWidth } = useTableMetrics()
  const table = useRef<HTMLTableElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [activeRow, setActiveRow] = useState(-1)
  const hasFailed = error !== undefined && error !== null
  const rows = hasFailed ? [] : props.rows
  const keys = useMemo(() => props.rows.map(rowKey), [props.rows, rowKey])
  const visible = useVisibleColumns(columns, props.columnOrder, props.hiddenColumns)
  const widths = visible.map((column) => widthOf(column, props.columnWidths))
  const sortBy = (column: string) => props.onSortChange?.(nextSort(sort, column))
  const selection = useRowSelection(keys, selectedKeys, onSelectionChange)
  const isSelectable = onSelectionChange !== undefined
  const columnCount = visible.length + (isSelectable ? 1 : 0)
  const isVirtual = rows.length >= virtualFrom
  const isPartial = isVirtual || props.totalRows !== undefined

  const withRow = (act: ((row: Row) => void) | undefined) => (index: number) => {
    const row = rows[index]
    if (row !== undefined) act?.(row)
  }
  const pressHeader = headerKeys({
    columns: visible,
    widths,
    firstColumn: isSelectable ? 1 : 0,
    onSelectAll: selection.toggleAll,
    onSort: sortBy,
    onWidthChange: props.onColumnWidthChange,
  })
  const focus = useGridFocus({
    table,
    scroller,
    rowHeight,
    rows: rows.length,
    columns: columnCount,
    onActiveRow: (row) => isVirtual && setActiveRow(row),
    onOpen: withRow(onRowOpen ?? props.onRowDoubleClick),
    onSelect: selection.toggle,
    onSelectAll: selection.selectAll,
    onHeaderKey: pressHeader,
  })
  const total = widths.reduce((sum, width) => sum + width, isSelectable ? selectionWidth : 0)
  return (
    <div className="ui-table-scroller" ref={scroller} style={{ '--row-height': `${rowHeight}px` }}>
      <table
        aria-busy={isLoading || undefined}
        aria-colcount={columnCount}
        aria-label={props.label}
        aria-multiselectable={isSelectable || undefined}
        aria-rowcount={isPartial ? rowCount(props.totalRows ?? rows.length) : undefined}
        className="ui-table"
        ref={table}
        role="grid"
        style={{ minWidth: total }}
        {...focus}
      >
        <colgroup>
          {isSelectable && <col style={{ width: selectionWidth }} />}
          {visible.map((column, index) => (
            <col key={column.id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <TableHead
          columns={visible}
          onSelectAll={selection.toggleAll}
          onSort={sortBy}
          onWidthChange={props.onColumnWidthChange}
          selection={isSelectable ? selection.all : undefined}
          sort={sort}
        />
        <TableBody
          activeRow={activeRow}
          columnCount={columnCount}
          columns={visible}
          firstAriaRow={isPartial ? (props.firstRowIndex ?? 0) + 2 : undefined}
          isVirtual={isVirtual}
          keys={keys}
          onDoubleClick={withRow(props.onRowDoubleClick)}
          onOpen={onRowOpen === undefined ? undefined : withRow(onRowOpen)}
          onToggle={selection.toggle}
          rowHeight={rowHeight}
          rowLabel={isSelectable ? rowLabel : undefined}
          rows={rows}
          scroller={scroller}
          selectedKeys={selectedKeys}
          skeletons={isLoading && rows.length === 0 && !hasFailed ? (props.skeletonRows ?? 8) : 0}
        />
      </table>
      {hasFailed && <div className="ui-table-message">{error}</div>}
      {!hasFailed && !isLoading && rows.length === 0 && <div className="ui-table-message">{props.empty}</div>}
      {isSelectable && <SelectionStatus count={selectedKeys.size} />}
    </div>
  )
}
