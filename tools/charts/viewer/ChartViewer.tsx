import { useEffect, useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import type { Opening } from './camera.ts'
import { elementOf, extentOf, idOf, makeChoosable, mark, partAt, partsOf, writtenAt, type Marks } from './element.ts'
import { usePanZoom } from './usePanZoom.ts'
import { useViewerKeys, type Choosing } from './useViewerKeys.ts'
import './viewer.css'
import { ViewerTools, type ViewerTexts } from './ViewerTools.tsx'

interface ChartViewerProps {
  /** A drawing of `svgOf`. */
  readonly svg: string
  readonly label: string
  readonly texts: ViewerTexts
  readonly marks: Marks
  /** Ids of what is to be seen: from near all of them, else the first. */
  readonly seen: readonly string[]
  readonly opening: Opening
  readonly onOpening?: (opening: Opening) => void
  /** Ids of the states in which the flow begins, the innermost first. */
  readonly initial: readonly string[]
  readonly isInScrollingPage?: boolean
  /** Makes states and transitions buttons, of which one can be reached with Tab. */
  readonly choosing?: Choosing
  /** Id of the element that says which keys there are. */
  readonly describedBy?: string
  /** More tools, before those for zooming. */
  readonly children?: ReactNode
}

/** Says of each button whether it is chosen and what it is called, and lets Tab reach one. */
const nameParts = (element: SVGSVGElement, { chosen, nameOf, order }: Choosing) => {
  const buttons = new Map(
    partsOf(element).flatMap((part) => (part.hasAttribute('role') ? [[idOf(part), part] as const] : [])),
  )
  const reached = chosen !== null && buttons.has(chosen) ? chosen : order.find((id) => id !== '' && buttons.has(id))
  for (const part of partsOf(element)) {
    const id = idOf(part)
    part.classList.toggle('chosen', id === chosen)
    if (!buttons.has(id)) continue
    const [kind, name] = nameOf(id)
    part.setAttribute('tabindex', id === reached ? '0' : '-1')
    part.setAttribute('aria-pressed', String(id === chosen))
    part.setAttribute('aria-label', `${kind}: ${writtenAt(part) || name}`)
  }
}

/** The drawing as an element in `host`; `shown` is it once it stands there. */
const useDrawing = (svg: string, host: RefObject<HTMLElement | null>, isChoosable: boolean) => {
  const shown = useRef<SVGSVGElement>(null)
  const { element, extent } = useMemo(() => {
    const made = elementOf(svg)
    return { element: made, extent: extentOf(made) }
  }, [svg])
  useLayoutEffect(() => {
    if (isChoosable) makeChoosable(element)
    shown.current = element
    host.current?.replaceChildren(element)
  }, [element, host, isChoosable])
  return { shown, element, extent }
}

/** A chart's drawing to look into: marked, moved and zoomed by pointer, touch, wheel and keys. Another chart needs another `key`. */
export function ChartViewer({
  svg,
  label,
  texts,
  marks,
  seen,
  opening,
  onOpening,
  initial,
  isInScrollingPage = false,
  choosing,
  describedBy,
  children,
}: ChartViewerProps) {
  const host = useRef<HTMLDivElement>(null)
  const isChoosable = choosing !== undefined
  const { shown, element, extent } = useDrawing(svg, host, isChoosable)
  const panZoom = usePanZoom(host, { element, extent, opening, initial, seen, isInScrollingPage })
  useEffect(() => mark(element, marks), [element, marks])
  useEffect(() => {
    if (choosing !== undefined) nameParts(element, choosing)
  }, [element, choosing, marks])
  const onKeyDown = useViewerKeys(shown, panZoom, choosing)
  const withPart = (act: ((id: string) => void) | undefined) => (event: MouseEvent) => {
    const part = partAt(event.target)
    if (part !== null) act?.(idOf(part))
  }
  return (
    <div className="chart-viewer" data-scrolls={isInScrollingPage}>
      <ViewerTools onOpening={onOpening} opening={opening} panZoom={panZoom} texts={texts}>
        {children}
      </ViewerTools>
      <div
        aria-describedby={describedBy}
        aria-label={label}
        className="chart-window"
        onClick={withPart(choosing?.onChoose)}
        onDoubleClick={withPart(choosing?.onToggle)}
        onKeyDown={onKeyDown}
        ref={host}
        role="group"
        {...(isChoosable ? {} : { tabIndex: 0 })}
      />
    </div>
  )
}
