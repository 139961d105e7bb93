import { useEffect, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react'
import type { Marks } from '../marks.ts'
import { useReading } from '../reading.ts'
import { elementOf, idOf, makeChoosable, mark, partAt, partsOf } from './element.ts'
import { useDrawingKeys } from './useDrawingKeys.ts'
import type { PanZoom } from './usePanZoom.ts'

interface DrawingProps {
  readonly svg: string
  readonly panZoom: PanZoom
  readonly marks: Marks
  readonly chosen: string | null
  /** Id of what is to be seen, such as the state in which a simulated flow stands. */
  readonly seen: string | null
  readonly order: readonly string[]
  /** What a state or an arrow is called, after its kind. */
  readonly nameOf: (id: string) => readonly [kind: string, name: string]
  readonly onChoose: (id: string) => void
  readonly onToggle: (id: string) => void
}

/** The drawing itself, whose states and arrows are buttons; one of them can be reached with Tab. */
export function Drawing({ svg, panZoom, marks, chosen, seen, order, nameOf, onChoose, onToggle }: DrawingProps) {
  const { t } = useReading()
  const host = useRef<HTMLDivElement>(null)
  const shown = useRef<SVGSVGElement>(null)
  const { element, box } = useMemo(() => elementOf(svg), [svg])
  useLayoutEffect(() => {
    makeChoosable(element)
    shown.current = element
    host.current?.replaceChildren(element)
  }, [element])
  useEffect(() => {
    mark(element, marks, chosen, nameOf)
    const shownIds = new Set(partsOf(element).map(idOf))
    const reached = chosen !== null && shownIds.has(chosen) ? chosen : order.find((id) => id !== '' && shownIds.has(id))
    for (const part of partsOf(element))
      if (part.hasAttribute('role')) part.setAttribute('tabindex', idOf(part) === reached ? '0' : '-1')
  }, [element, marks, chosen, nameOf, order])
  const { show } = panZoom
  useEffect(() => {
    const part = partsOf(element).find((each) => idOf(each) === seen)
    // An arrow is read at its label.
    if (part !== undefined)
      show(part.dataset.arrow === undefined ? part : (part.querySelector('text') ?? part), element)
  }, [element, seen, show])
  const onKeyDown = useDrawingKeys(shown, { panZoom, order, onChoose, onToggle })
  const choose = (event: MouseEvent) => {
    const part = panZoom.hasMoved() ? null : partAt(event.target)
    if (part !== null) onChoose(idOf(part))
  }
  const toggle = (event: MouseEvent) => {
    const part = partAt(event.target)
    if (part !== null) onToggle(idOf(part))
  }
  const { x, y, scale } = panZoom.lens
  return (
    <div
      ref={host}
      role="group"
      aria-label={t.drawing}
      aria-describedby="drawing-keys"
      className="drawing"
      style={{ width: box.width, height: box.height, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      onClick={choose}
      onDoubleClick={toggle}
      onKeyDown={onKeyDown}
    />
  )
}
