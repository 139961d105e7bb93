import type { KeyboardEvent, RefObject } from 'react'
import { idOf, partAt, partsOf } from './element.ts'
import type { PanZoom } from './usePanZoom.ts'

/** Pixels that a key moves the drawing by. */
const stride = 60
const directions: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
}
const onward = ['ArrowRight', 'ArrowDown']

/** What can be done with the parts of a drawing. */
export interface Choosing {
  readonly chosen: string | null
  /** Ids of states and transitions in the order in which the keys go through them. */
  readonly order: readonly string[]
  /** What a part is called, after its kind. */
  readonly nameOf: (id: string) => readonly [kind: string, name: string]
  readonly onChoose: (id: string) => void
  readonly onToggle: (id: string) => void
}

/** The drawing by keyboard: zooming and moving; where its parts can be chosen, from part to part, choosing, collapsing. */
export const useViewerKeys = (
  element: RefObject<SVGSVGElement | null>,
  panZoom: PanZoom,
  choosing: Choosing | undefined,
) => {
  const focusOn = (from: string, isOnward: boolean) => {
    const { current } = element
    if (current === null || choosing === undefined) return
    const places = new Map(partsOf(current).map((part) => [idOf(part), part]))
    const shown = choosing.order.filter((id) => id !== '' && places.has(id))
    const next = shown[(shown.indexOf(from) + (isOnward ? 1 : -1) + shown.length) % shown.length]
    // The camera brings into view what is chosen, not the browser.
    places.get(next ?? '')?.focus({ preventScroll: true })
  }
  const plain: Readonly<Record<string, () => void>> = {
    '+': () => panZoom.zoomBy(1.25),
    '=': () => panZoom.zoomBy(1.25),
    '-': () => panZoom.zoomBy(0.8),
    '0': () => panZoom.open('fit'),
    '1': () => panZoom.open('readable'),
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const part = partAt(event.target)
    const id = part === null ? null : idOf(part)
    const direction = directions[event.key]
    const act =
      plain[event.key] ??
      (direction === undefined
        ? undefined
        : () =>
            event.shiftKey || choosing === undefined
              ? panZoom.moveBy(direction)
              : focusOn(id ?? '', onward.includes(event.key))) ??
      (id === null || choosing === undefined
        ? undefined
        : {
            Enter: () => choosing.onChoose(id),
            ' ': () => choosing.onChoose(id),
            c: () => choosing.onToggle(id),
          }[event.key])
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}
