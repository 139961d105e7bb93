import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { destination } from '../../../../ui/table/gridNavigation.ts'

export interface FocusedCell<Field extends string> {
  readonly place: number
  readonly field: Field
}

/** Rows that a page key goes over. */
const rowsPerPage = 10

const cellIn = (grid: HTMLElement | null, { place, field }: FocusedCell<string>): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-cell="${place}:${field}"]`) ?? null

/** One cell of the grid is in the tab order; keys move it (ARIA grid pattern), to rows that are not drawn yet as well. */
export const useCellFocus = <Field extends string>(fields: readonly Field[], places: readonly number[]) => {
  const grid = useRef<HTMLTableElement>(null)
  const awaited = useRef<FocusedCell<Field> | null>(null)
  const [focused, setFocused] = useState<FocusedCell<Field> | null>(null)
  const row = focused === null ? -1 : places.indexOf(focused.place)
  useLayoutEffect(() => {
    const cell = awaited.current === null ? null : cellIn(grid.current, awaited.current)
    if (cell === null) return
    awaited.current = null
    cell.focus()
  })
  return {
    grid,
    focused: row < 0 ? null : focused,
    /** The row that stays drawn: the one in focus, or the first, where the tab key leads. */
    kept: Math.max(0, row),
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const [place, name] = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']?.split(':') ?? []
      const field = fields.find((known) => known === name)
      if (field !== undefined) setFocused({ place: Number(place), field })
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (focused === null || row < 0 || event.altKey) return
      const from = { row, column: fields.indexOf(focused.field) }
      const extent = { rows: places.length, columns: fields.length, rowsPerPage }
      const to = destination(from, event.key, event.ctrlKey || event.metaKey, extent)
      if (to === null) return
      event.preventDefault()
      const [place, field] = [places[Math.max(0, to.row)], fields[to.column]]
      if (place === undefined || field === undefined) return
      awaited.current = { place, field }
      setFocused({ place, field })
    },
  }
}
