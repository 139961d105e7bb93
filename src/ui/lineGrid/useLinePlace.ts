import { useState } from 'react'
import type { CellPosition } from '../table/gridNavigation.ts'
import type { LineRow } from './lineChange.ts'
import { isOneCell, rangeOf } from './lineStops.ts'
import { useKept } from './useKept.ts'

interface Place {
  readonly id: string
  /** Where the line stood: the line that takes its place is next when it goes. */
  readonly row: number
  readonly column: number
  /** The other end of what is selected. */
  readonly end: CellPosition | null
  /** Counts how often a cell was gone to: each time its field takes the focus. */
  readonly visit: number
}

const within = ({ row, column }: CellPosition, rows: number, columns: number): CellPosition => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
})

/** Which cell is edited, and which cells are selected from it on. */
export function useLinePlace<Row extends LineRow>(rows: readonly Row[], columns: number, autoFocus: boolean) {
  const [place, setPlace] = useState<Place>({ id: rows[0]?.id ?? '', row: 0, column: 0, end: null, visit: 0 })
  // Whether the field takes the focus where it appears.
  const wantsFocus = useKept(autoFocus)
  const found = rows.findIndex(({ id }) => id === place.id)
  const active = within({ row: found === -1 ? place.row : found, column: place.column }, rows.length, columns)
  const end = place.end === null ? active : within(place.end, rows.length, columns)
  const range = rangeOf(active, end)
  const show = (next: Omit<Place, 'visit'>) => {
    wantsFocus.set(true)
    setPlace(({ visit }) => ({ ...next, visit: visit + 1 }))
  }
  return {
    active,
    end,
    range,
    isRange: !isOneCell(range),
    visit: place.visit,
    wantsFocus,
    /** @param id of a line that is only being added */
    go: ({ row, column }: CellPosition, id = rows[row]?.id ?? '') => show({ id, row, column, end: null }),
    /** From the active cell to another one; null for none but itself. */
    select: (to: CellPosition | null) => setPlace((before) => (before.end === to ? before : { ...before, end: to })),
    selectAll: () =>
      show({ id: rows[0]?.id ?? '', row: 0, column: 0, end: { row: rows.length - 1, column: columns - 1 } }),
  }
}

export type LinePlace = ReturnType<typeof useLinePlace>
