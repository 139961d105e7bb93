import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { CellPosition } from './gridNavigation.ts'
import {
  cellAt,
  cellOf,
  controlIn,
  destination,
  isFromControl,
  positionOf,
  reveal,
  rowsPerPage,
} from './gridNavigation.ts'

type GridFocusOptions = {
  table: RefObject<HTMLTableElement | null>
  scroller: RefObject<HTMLDivElement | null>
  /** In px. */
  rowHeight: number
  rows: number
  columns: number
  /** Keeps a row drawn while it has the focus, and draws it when the focus goes there. */
  onActiveRow: (row: number) => void
  onOpen: (row: number) => void
  onSelect: (row: number, isRange: boolean) => void
  onSelectAll: () => void
  onHeaderKey: (column: number, event: KeyboardEvent) => void
}

/**
 * The ARIA grid's keyboard: one tab stop, arrows from cell to cell.
 *
 * The tab stop is set on the elements themselves, outside of React's props: moving it renders nothing.
 */
export function useGridFocus({ table, scroller, rowHeight, rows, columns, ...actions }: GridFocusOptions) {
  const active = useRef<CellPosition>({ row: rows > 0 ? 0 : -1, column: 0 })
  const isAwaited = useRef(false)
  const hasFocus = useRef(false)

  const moveTo = (position: CellPosition) => {
    active.current = position
    if (table.current === null) return
    if (position.row >= 0 && scroller.current !== null) reveal(scroller.current, position.row, rowHeight)
    const cell = cellAt(table.current, position)
    if (cell === null) isAwaited.current = true
    else focusCell(table.current, cell)
    actions.onActiveRow(position.row)
  }

  useLayoutEffect(() => {
    if (table.current === null) return
    // A focused row that vanishes leaves the focus to the row that takes its place, the last row, or the head.
    if (hasFocus.current && document.activeElement === document.body)
      moveTo({ ...active.current, row: Math.min(active.current.row, rows - 1) })
    const stop = cellAt(table.current, active.current)
    if (stop !== null && isAwaited.current) {
      isAwaited.current = false
      focusCell(table.current, stop)
    } else if (table.current.querySelector('[tabindex="0"][data-stop]') === null) {
      const cell = stop ?? cellAt(table.current, { row: 0, column: 0 }) ?? cellAt(table.current, { row: -1, column: 0 })
      if (cell !== null) setStop(table.current, cell)
    }
  })

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) =>
    pressKey(event, { ...actions, moveTo, rows, columns, rowsPerPage: () => rowsPerPage(scroller.current, rowHeight) })

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target)
    if (cell === null || table.current === null) return
    hasFocus.current = true
    active.current = positionOf(cell)
    setStop(table.current, cell)
    actions.onActiveRow(active.current.row)
  }

  // What is removed with the focus is not blurred; a window that is left keeps its active element.
  const onBlur = () => {
    hasFocus.current = table.current?.contains(document.activeElement) === true
  }

  // A cell that is no tab stop cannot take the focus from a press: the press makes it one first.
  const onMouseDownCapture = ({ target }: MouseEvent) => {
    const cell = cellOf(target)
    if (cell !== null && table.current !== null && !isFromControl(target)) setStop(table.current, cell)
  }

  return { onKeyDown, onFocus, onBlur, onMouseDownCapture }
}

type KeyOptions = Omit<GridFocusOptions, 'table' | 'scroller' | 'rowHeight' | 'onActiveRow'> & {
  moveTo: (position: CellPosition) => void
  rowsPerPage: () => number
}

function pressKey(event: KeyboardEvent<HTMLTableElement>, { moveTo, rows, columns, ...options }: KeyOptions) {
  const cell = cellOf(event.target)
  if (cell === null) return
  const position = positionOf(cell)
  const isInControl = event.target !== cell
  const isRowCheckbox = event.target instanceof HTMLElement && event.target.dataset.rowCheckbox !== undefined
  if (isInControl && !isRowCheckbox && event.key === 'Escape') {
    event.stopPropagation()
    moveTo(position)
  }
  if (isInControl && !(event.target instanceof HTMLInputElement && event.target.type === 'checkbox')) return
  const isControl = event.ctrlKey || event.metaKey
  const size = { rows, columns, rowsPerPage: options.rowsPerPage() }
  const next = event.altKey ? null : destination(position, event.key, isControl, size)
  if (next !== null) {
    event.preventDefault()
    moveTo(next)
  } else if (isControl && event.key.toLowerCase() === 'a') {
    event.preventDefault()
    options.onSelectAll()
  } else if (position.row < 0) {
    options.onHeaderKey(position.column, event)
  } else if (event.key === ' ') {
    event.preventDefault()
    options.onSelect(position.row, event.shiftKey)
  } else if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault()
    const control = controlIn(cell)
    if (control === null) options.onOpen(position.row)
    else control.focus()
  }
}

function setStop(table: HTMLTableElement, cell: HTMLTableCellElement) {
  for (const old of table.querySelectorAll<HTMLElement>('[data-stop]')) {
    if (old === cell) continue
    old.removeAttribute('tabindex')
    delete old.dataset.stop
  }
  cell.tabIndex = 0
  cell.dataset.stop = ''
}

function focusCell(table: HTMLTableElement, cell: HTMLTableCellElement) {
  setStop(table, cell)
  cell.focus()
}
