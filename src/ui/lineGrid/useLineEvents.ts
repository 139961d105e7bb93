import type { ClipboardEvent, FocusEvent, MouseEvent } from 'react'
import { useRef } from 'react'
import { cellOf, positionOf, type CellPosition } from '../table/gridNavigation.ts'
import { cellsText } from './clipboard.ts'
import type { LineRow } from './lineChange.ts'
import { textsOf } from './lineEdits.ts'
import type { LineGridProps } from './lineGridProps.ts'
import { isField, typingState } from './typing.ts'
import type { LineEdits } from './useLineEdits.ts'
import type { LinePlace } from './useLinePlace.ts'

interface EventOptions<Row extends LineRow> {
  readonly props: LineGridProps<Row>
  readonly place: LinePlace
  readonly edits: LineEdits<Row>
}

/** The cell that an element lies in; null for the column of numbers and the head. */
const cellUnder = (target: EventTarget): CellPosition | null => {
  const cell = cellOf(target)
  if (cell === null) return null
  const { row, column } = positionOf(cell)
  return column === 0 ? null : { row, column: column - 1 }
}

/** A press goes to a cell, with Shift it selects up to there; pulled on, it selects what it passes. */
function usePointer<Row extends LineRow>({ place, edits }: EventOptions<Row>) {
  const isPulling = useRef(false)
  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellUnder(event.target)
      isPulling.current = false
      // A press into the field sets the caret; one that comes to it from outside selects its text, as in every other cell.
      if (event.button !== 0 || cell === null || event.target === document.activeElement) return
      event.preventDefault()
      if (event.shiftKey) return place.select(cell)
      isPulling.current = true
      edits.commit()
      place.go(cell)
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = cellUnder(event.target)
      if (isPulling.current && (event.buttons & 1) === 1 && cell !== null) place.select(cell)
    },
  }
}

function useClipboard<Row extends LineRow>({ props, place, edits }: EventOptions<Row>) {
  const copy = (event: ClipboardEvent): boolean => {
    if (!place.isRange) return false
    event.clipboardData.setData('text/plain', cellsText(textsOf(props.lines.rows, props.columns, place.range)))
    event.preventDefault()
    return true
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event) && props.isReadOnly !== true) edits.empty()
    },
    onPaste: (event: ClipboardEvent) => {
      if (props.isReadOnly === true || !isField(event.target)) return
      const isTyping = event.target instanceof HTMLTextAreaElement && !typingState(event.target).isWhole
      if (edits.paste(event.clipboardData.getData('text/plain'), isTyping)) event.preventDefault()
    },
  }
}

/** What happens to the grid besides keys, heard once, by the table. */
export function useLineEvents<Row extends LineRow>(options: EventOptions<Row>) {
  const { place, edits } = options
  return {
    ...usePointer(options),
    ...useClipboard(options),
    onFocus: (event: FocusEvent) => {
      if (isField(event.target)) place.wantsFocus.set(true)
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      // A window that is left keeps its active element.
      place.wantsFocus.set(document.activeElement === event.target)
      edits.commit()
    },
  }
}
