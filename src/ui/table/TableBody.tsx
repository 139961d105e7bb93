import type { ChangeEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useTableTexts } from './tableTexts.ts'
import type { DataColumn } from './column.ts'
import { cellOf, isFromControl, positionOf } from './gridNavigation.ts'
import { memoisedRow } from './TableRow.tsx'

const VirtualRows = lazy(() => import('./VirtualRows.tsx'))

type TableBodyProps<Row> = {
  rows: readonly Row[]
  keys: readonly string[]
  columns: readonly DataColumn<Row>[]
  columnCount: number
  isVirtual: boolean
  /** The row that has the focus, -1 for none. */
  activeRow: number
  scroller: RefObject<HTMLDivElement | null>
  selectedKeys: ReadonlySet<string>
  /** Names a row's checkbox; nothing without a checkbox column. */
  rowLabel: ((row: Row) => string) | undefined
  onToggle: (index: number, isRange: boolean) => void
  onOpen: ((index: number) => void) | undefined
  onDoubleClick: (index: number) => void
  /** The number of the first row for screen readers; nothing when all rows of the list are here. */
  firstAriaRow: number | undefined
  /** In px. */
  rowHeight: number
  /** How many rows to draw as skeletons. */
  skeletons: number
}

/** The rows of a data table, and the one place where what happens to them is heard. */
export function TableBody<Row>({
  rows,
  keys,
  columns,
  columnCount,
  selectedKeys,
  rowLabel,
  onToggle,
  onOpen,
  onDoubleClick,
  firstAriaRow,
  skeletons,
  ...drawn
}: TableBodyProps<Row>) {
  const texts = useTableTexts()
  const [TableRow] = useState(memoisedRow<Row>)
  const draw = (index: number) => {
    const row = rows[index]
    const key = keys[index]
    if (row === undefined || key === undefined) return null
    return (
      <TableRow
        ariaRowIndex={firstAriaRow === undefined ? undefined : firstAriaRow + index}
        columns={columns}
        index={index}
        isSelected={selectedKeys.has(key)}
        key={key}
        row={row}
        selectLabel={rowLabel === undefined ? undefined : texts.table.selectRow(rowLabel(row))}
      />
    )
  }
  const events = useRowEvents({ onToggle, onOpen, onDoubleClick, isSelectable: rowLabel !== undefined })
  return (
    <tbody data-opens={onOpen === undefined ? undefined : ''} {...events}>
      <Rows {...drawn} columnCount={columnCount} draw={draw} rows={rows} />
      {Array.from({ length: skeletons }, (_, row) => (
        <SkeletonRow columns={columnCount} key={row} shift={row} />
      ))}
    </tbody>
  )
}

type RowsProps = Pick<
  TableBodyProps<unknown>,
  'rows' | 'columnCount' | 'isVirtual' | 'activeRow' | 'scroller' | 'rowHeight'
> & { draw: (index: number) => ReactNode }

function Rows({ rows, columnCount, isVirtual, activeRow, scroller, rowHeight, draw }: RowsProps) {
  if (!isVirtual) return rows.map((_, index) => draw(index))
  return (
    <Suspense fallback={null}>
      <VirtualRows
        columns={columnCount}
        count={rows.length}
        draw={draw}
        kept={activeRow}
        key={rowHeight}
        rowHeight={rowHeight}
        scroller={scroller}
      />
    </Suspense>
  )
}

type RowEventsOptions = Pick<TableBodyProps<unknown>, 'onToggle' | 'onOpen' | 'onDoubleClick'> & {
  isSelectable: boolean
}

function useRowEvents({ onToggle, onOpen, onDoubleClick, isSelectable }: RowEventsOptions) {
  // What points is known when it comes down: not every browser says it of the click.
  const pointer = useRef('mouse')
  return {
    onChange: (event: ChangeEvent<HTMLTableSectionElement>) => {
      const cell = cellOf(event.target)
      const isRowCheckbox = event.target instanceof HTMLElement && event.target.dataset.rowCheckbox !== undefined
      const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
      if (cell !== null && isRowCheckbox) onToggle(positionOf(cell).row, isRange)
    },
    onClick: (event: MouseEvent) => {
      const isSelectingText = document.getSelection()?.isCollapsed === false
      const index = rowOf(event)
      if (index === undefined || isSelectingText) return
      if (onOpen !== undefined) onOpen(index)
      else if (pointer.current !== 'mouse' && isSelectable) onToggle(index, false)
    },
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    onDoubleClick: (event: MouseEvent) => {
      const index = rowOf(event)
      if (index !== undefined) onDoubleClick(index)
    },
  }
}

// A press on a control in a cell is the control's.
function rowOf(event: MouseEvent): number | undefined {
  const cell = cellOf(event.target)
  return cell === null || isFromControl(event.target) ? undefined : positionOf(cell).row
}

function SkeletonRow({ columns, shift }: { columns: number; shift: number }) {
  return (
    <tr aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={(shift + column) % 3 === 0 ? 'half' : 'full'} />
        </td>
      ))}
    </tr>
  )
}
