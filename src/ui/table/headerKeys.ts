import type { KeyboardEvent } from 'react'
import type { DataColumn } from './column.ts'
import { narrowestWidth, widthStep } from './column.ts'

type HeaderKeysOptions<Row> = {
  columns: readonly DataColumn<Row>[]
  widths: readonly number[]
  /** 1 when the checkbox for all rows stands before the columns, else 0. */
  firstColumn: 0 | 1
  onSelectAll: () => void
  onSort: (id: string) => void
  onWidthChange: ((id: string, width: number) => void) | undefined
}

/** What a key does on a head cell: Enter and Space sort or select all, Alt with an arrow changes the width. */
export function headerKeys<Row>({
  columns,
  widths,
  firstColumn,
  onSelectAll,
  onSort,
  onWidthChange,
}: HeaderKeysOptions<Row>) {
  return (cell: number, event: KeyboardEvent) => {
    const column = columns[cell - firstColumn]
    const isPress = event.key === 'Enter' || event.key === ' '
    const isResize = event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    if (!isPress && !isResize) return
    event.preventDefault()
    if (column === undefined) {
      if (isPress) onSelectAll()
    } else if (isPress) {
      if (column.isSortable === true) onSort(column.id)
    } else {
      const width =
        (widths[cell - firstColumn] ?? narrowestWidth) + (event.key === 'ArrowRight' ? widthStep : -widthStep)
      onWidthChange?.(column.id, Math.max(narrowestWidth, width))
    }
  }
}
