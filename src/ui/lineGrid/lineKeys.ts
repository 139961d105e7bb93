/** What of the text in the cell is selected. */
export interface TypingState {
  /** All of it, as when one comes to the cell, or there is none. */
  readonly isWhole: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Whether it may have several lines, in which arrows go up and down. */
  readonly isLong: boolean
}

/** What a key asks of the grid. `walk` hands the key on to the navigation of grids. */
export type LineCommand =
  | { readonly kind: 'walk'; readonly key: string; readonly isControl: boolean; readonly isExtending: boolean }
  | { readonly kind: 'tab' | 'moveLine'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'enter'
        | 'edit'
        | 'escape'
        | 'removeLines'
        | 'insertLine'
        | 'copyDown'
        | 'undo'
        | 'redo'
        | 'empty'
        | 'selectAll'
    }

interface PressedKey {
  readonly key: string
  readonly isControl: boolean
  readonly isShift: boolean
  readonly isAlt: boolean
}

const isEdge = (key: string, typing: TypingState): boolean =>
  typing.isWhole || (key === 'ArrowLeft' || key === 'ArrowUp' ? typing.isAtStart : typing.isAtEnd)

/** Whether a navigation key belongs to the grid, not to the text in the cell. */
const isWalk = ({ key, isControl, isShift }: PressedKey, typing: TypingState): boolean => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
      return !typing.isLong || isEdge(key, typing)
    case 'ArrowLeft':
    case 'ArrowRight':
      return isControl || isShift ? typing.isWhole : isEdge(key, typing)
    case 'Home':
    case 'End':
      return isControl || typing.isWhole
    case 'PageUp':
    case 'PageDown':
      return true
    default:
      return false
  }
}

const withControl = ({ key, isShift }: PressedKey, typing: TypingState): LineCommand | null => {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'z':
      return { kind: isShift ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    case 'd':
      return { kind: 'copyDown' }
    case 'a':
      return typing.isWhole ? { kind: 'selectAll' } : null
    case 'Delete':
      return { kind: 'removeLines' }
    case 'Insert':
      return { kind: 'insertLine' }
    default:
      return null
  }
}

const withAlt = ({ key, isShift }: PressedKey): LineCommand | null => {
  if (key === 'Insert') return { kind: 'insertLine' }
  return isShift && (key === 'ArrowUp' || key === 'ArrowDown')
    ? { kind: 'moveLine', by: key === 'ArrowUp' ? -1 : 1 }
    : null
}

/** What a pressed key asks of the grid; null where it is the text's, or nobody's. */
export const lineCommand = (pressed: PressedKey, typing: TypingState): LineCommand | null => {
  const { key, isControl, isShift, isAlt } = pressed
  if (isAlt) return withAlt(pressed)
  if (isWalk(pressed, typing)) return { kind: 'walk', key, isControl, isExtending: isShift }
  if (isControl) return withControl(pressed, typing)
  switch (key) {
    case 'Tab':
      return { kind: 'tab', by: isShift ? -1 : 1 }
    case 'Enter':
      return { kind: 'enter' }
    case 'F2':
      return { kind: 'edit' }
    case 'Escape':
      return { kind: 'escape' }
    case 'Delete':
      return typing.isWhole ? { kind: 'empty' } : null
    default:
      return null
  }
}
