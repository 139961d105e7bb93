import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { rowFields, type RowField } from '../../../../domain/items/row.ts'

export interface FocusedCell {
  readonly place: number
  readonly field: RowField
}

const steps: Readonly<Record<string, readonly [down: number, across: number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -rowFields.length],
  End: [0, rowFields.length],
}

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at))

/** One cell of the grid is in the tab order; arrows move it (ARIA grid pattern). */
export const useCellFocus = (places: readonly number[]) => {
  const grid = useRef<HTMLTableElement>(null)
  const [wanted, setFocused] = useState<FocusedCell | null>(null)
  const focused = wanted !== null && places.includes(wanted.place) ? wanted : null
  const focusAt = (place: number | undefined, field: RowField | undefined): void => {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${place}:${field}"]`)?.focus()
  }
  return {
    grid,
    focused,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const [place, name] = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']?.split(':') ?? []
      const field = rowFields.find((known) => known === name)
      if (field !== undefined) setFocused({ place: Number(place), field })
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = steps[event.key]
      if (step === undefined || focused === null || event.altKey || event.metaKey) return
      event.preventDefault()
      const [down, across] = step
      const row = within(places.indexOf(focused.place) + down, places.length)
      focusAt(places[row], rowFields[within(rowFields.indexOf(focused.field) + across, rowFields.length)])
    },
  }
}
