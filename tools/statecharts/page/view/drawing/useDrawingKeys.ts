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

interface Keys {
  readonly panZoom: PanZoom
  /** Ids of states and arrows in the order in which the keys go through them. */
  readonly order: readonly string[]
  readonly onChoose: (id: string) => void
  readonly onToggle: (id: string) => void
}

/** The drawing by keyboard: from part to part, choosing, collapsing, zooming, moving. */
export const useDrawingKeys = (
  element: RefObject<SVGSVGElement | null>,
  { panZoom, order, onChoose, onToggle }: Keys,
) => {
  const focusOn = (from: string, isOnward: boolean) => {
    const { current } = element
    if (current === null) return
    const places = new Map(partsOf(current).map((part) => [idOf(part), part]))
    const shown = order.filter((id) => id !== '' && places.has(id))
    const place = shown.indexOf(from)
    const next = shown[(place + (isOnward ? 1 : -1) + shown.length) % shown.length]
    places.get(next ?? '')?.focus()
  }
  const plain: Readonly<Record<string, () => void>> = {
    '+': () => panZoom.zoomBy(1.25),
    '=': () => panZoom.zoomBy(1.25),
    '-': () => panZoom.zoomBy(0.8),
    '0': panZoom.fit,
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
        : () => (event.shiftKey ? panZoom.moveBy(direction) : focusOn(id ?? '', onward.includes(event.key)))) ??
      (id === null
        ? undefined
        : { Enter: () => onChoose(id), ' ': () => onChoose(id), c: () => onToggle(id) }[event.key])
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}
