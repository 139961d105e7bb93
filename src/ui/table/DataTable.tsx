import { useRef, type RefObject } from 'react'
import { SelectionStatus } from './SelectionStatus.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { useTable, type DataTableProps, type TableModel } from './useTable.ts'
import './DataTable.css'

/** Rows of a list with its header row, or -1 where their number is not known (ARIA). */
const rowCount = (rows: number | 'unknown'): number => (rows === 'unknown' ? -1 : rows + 1)

/**
 * A table of records: sorted and paged by the server, walked with the ARIA grid's keys, its rows selectable.
 *
 * It fills its flex parent and scrolls inside, under a head that stays. Keys: arrows, Home, End, PageUp, PageDown (with Ctrl to the
 * ends), Space selects, Shift+Space up to here, Ctrl+A all, Enter opens or goes into a cell's control, Escape comes back out.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const model = useTable(props, { table, scroller })
  const { rows, visible, widths, sort, sortBy, selection, hasFailed, isSelectable, columnCount } = model
  const isLoading = props.isLoading ?? false
  const total = widths.reduce((sum, width) => sum + width, isSelectable ? model.selectionWidth : 0)
  return (
    <div className="ui-table-scroller" ref={scroller} style={{ '--row-height': `${model.rowHeight}px` }}>
      <table
        aria-busy={isLoading || undefined}
        aria-colcount={columnCount}
        aria-label={props.label}
        aria-multiselectable={isSelectable || undefined}
        aria-rowcount={model.isPartial ? rowCount(props.totalRows ?? rows.length) : undefined}
        className="ui-table"
        ref={table}
        role="grid"
        style={{ minWidth: total }}
        {...model.focus}
      >
        <Columns model={model} />
        <TableHead
          columns={visible}
          onSelectAll={selection.toggleAll}
          onSort={sortBy}
          onWidthChange={props.onColumnWidthChange}
          selection={isSelectable ? selection.all : undefined}
          sort={sort}
        />
        <Rows model={model} props={props} scroller={scroller} />
      </table>
      {hasFailed && <div className="ui-table-message">{props.error}</div>}
      {!hasFailed && !isLoading && rows.length === 0 && <div className="ui-table-message">{props.empty}</div>}
      {isSelectable && <SelectionStatus count={model.selectedKeys.size} />}
    </div>
  )
}

function Columns<Row>({ model }: { model: TableModel<Row> }) {
  return (
    <colgroup>
      {model.isSelectable && <col style={{ width: model.selectionWidth }} />}
      {model.visible.map((column, index) => (
        <col key={column.id} style={{ width: model.widths[index] }} />
      ))}
    </colgroup>
  )
}

interface RowsProps<Row> {
  readonly model: TableModel<Row>
  readonly props: DataTableProps<Row>
  readonly scroller: RefObject<HTMLDivElement | null>
}

function Rows<Row>({ model, props, scroller }: RowsProps<Row>) {
  const { rows, withRow } = model
  const isEmpty = props.isLoading === true && rows.length === 0 && !model.hasFailed
  return (
    <TableBody
      activeRow={model.activeRow}
      columnCount={model.columnCount}
      columns={model.visible}
      firstAriaRow={model.isPartial ? (props.firstRowIndex ?? 0) + 2 : undefined}
      isVirtual={model.isVirtual}
      keys={model.keys}
      onDoubleClick={withRow(props.onRowDoubleClick)}
      onOpen={props.onRowOpen === undefined ? undefined : withRow(props.onRowOpen)}
      onToggle={model.selection.toggle}
      rowHeight={model.rowHeight}
      rowLabel={model.isSelectable ? props.rowLabel : undefined}
      rows={rows}
      scroller={scroller}
      selectedKeys={model.selectedKeys}
      skeletons={isEmpty ? (props.skeletonRows ?? 8) : 0}
    />
  )
}
