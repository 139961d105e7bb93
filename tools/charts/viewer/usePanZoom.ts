import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import {
  closeUpOf,
  fitted,
  largestScale,
  legibleScale,
  readableAt,
  resized,
  shownPart,
  smallestScale,
  viewBoxOf,
  type Box,
  type Camera,
  type Opening,
  type Size,
} from './camera.ts'
import { boxOf, idOf, partsOf } from './element.ts'

interface Shown {
  readonly element: SVGSVGElement
  readonly extent: Box
  readonly opening: Opening
  /** Ids of the states in which the flow begins, the innermost first. */
  readonly initial: readonly string[]
  /** Ids of what is to be seen. */
  readonly seen: readonly string[]
  /** In a page that scrolls a wheel and one finger scroll it: Ctrl and the wheel, or two fingers, zoom. */
  readonly isInScrollingPage: boolean
}

/** Pixels that a pointer moves before a click becomes a drag. */
const slack = 4
/** Units by which a drawing may be moved beyond its edge. */
const beyond = 400

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight })
const transformOf = ({ k, x, y }: Camera) => zoomIdentity.translate(x, y).scale(k)

const isTouch = (event: UIEvent): event is TouchEvent => 'touches' in event

const zoomsAlways = (event: MouseEvent | TouchEvent) =>
  isTouch(event) || ((!event.ctrlKey || event.type === 'wheel') && event.button === 0)
const zoomsBesideScrolling = (event: MouseEvent | TouchEvent) => {
  if (isTouch(event)) return event.touches.length > 1
  return event.type === 'wheel' ? event.ctrlKey || event.metaKey : event.button === 0
}

/** Where parts lie, those that are drawn. */
const boxesOf = (element: SVGSVGElement, ids: readonly string[]): readonly Box[] => {
  const drawn = new Map(partsOf(element).map((part) => [idOf(part), part]))
  return ids.flatMap((id) => {
    const part = drawn.get(id)
    return part === undefined ? [] : (boxOf(element, part) ?? [])
  })
}

type Host = RefObject<HTMLElement | null>

/** The camera over a drawing: d3-zoom moves it, and the drawing follows. */
const useCamera = (host: Host, { element, extent, isInScrollingPage }: Shown) => {
  const [scale, setScale] = useState(1)
  const camera = useRef<Camera>({ k: 1, x: 0, y: 0 })
  const isFitted = useRef(false)
  const [behaviour] = useState(() => zoom<HTMLElement, unknown>())

  const show = useCallback(
    (next: Camera) => {
      if (host.current !== null) behaviour.transform(select(host.current), transformOf(next))
    },
    [host, behaviour],
  )

  useLayoutEffect(() => {
    const { current } = host
    if (current === null) return undefined
    behaviour
      .scaleExtent([smallestScale, largestScale])
      .clickDistance(slack)
      .filter((event: MouseEvent | TouchEvent) =>
        isInScrollingPage ? zoomsBesideScrolling(event) : zoomsAlways(event),
      )
      .translateExtent([
        [extent.x - beyond, extent.y - beyond],
        [extent.x + extent.width + beyond, extent.y + extent.height + beyond],
      ])
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        const { k, x, y }: ZoomTransform = transform
        camera.current = { k, x, y }
        element.setAttribute('viewBox', viewBoxOf(camera.current, sizeOf(current)))
        setScale(k)
        if (sourceEvent !== null) isFitted.current = false
      })
    element.setAttribute('viewBox', viewBoxOf(camera.current, sizeOf(current)))
    const window = select(current).call(behaviour).on('dblclick.zoom', null)
    return () => {
      window.on('.zoom', null)
    }
  }, [host, behaviour, element, extent, isInScrollingPage])

  const setFitted = useCallback((isNowFitted: boolean) => {
    isFitted.current = isNowFitted
  }, [])
  return { scale, camera, isFitted, setFitted, behaviour, show }
}
type CameraOver = ReturnType<typeof useCamera>

/** Keeps what is seen in the middle when the window changes its size; a drawing that was seen whole stays so. */
const useResizing = (host: Host, { camera, isFitted, show }: CameraOver, fit: RefObject<(way: Opening) => void>) => {
  useEffect(() => {
    const { current } = host
    if (current === null) return undefined
    let before = sizeOf(current)
    const watch = new ResizeObserver(() => {
      const now = sizeOf(current)
      if (now.width === before.width && now.height === before.height) return
      if (isFitted.current) fit.current('fit')
      else show(resized(camera.current, before, now))
      before = now
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [host, camera, isFitted, show, fit])
}

/** Brings what is to be seen into the window where it is not. */
const useSeenPart = (host: Host, { camera, setFitted, show }: CameraOver, { element, opening }: Shown, key: string) => {
  useLayoutEffect(() => {
    const { current } = host
    if (current === null || opening === 'closeUp') return
    const [part] = boxesOf(element, key.split('\n').slice(0, 1))
    if (part === undefined) return
    const next = shownPart(camera.current, part, sizeOf(current), opening === 'fit' ? 0 : legibleScale)
    if (next === camera.current) return
    setFitted(false)
    show(next)
  }, [host, element, key, opening, camera, setFitted, show])
}

/** Moves and zooms a drawing by wheel, pointer and two fingers (d3-zoom), and by what this returns. */
export const usePanZoom = (host: Host, shown: Shown) => {
  const { element, extent, opening, initial, seen } = shown
  const over = useCamera(host, shown)
  const { scale, camera, isFitted, setFitted, behaviour, show } = over

  const open = useCallback(
    (way: Opening, ids: readonly string[] = []) => {
      const { current } = host
      if (current === null) return
      const window = sizeOf(current)
      const parts = way === 'fit' ? [] : boxesOf(element, way === 'readable' ? initial : ids)
      const [first, ...others] = parts
      if (first === undefined) show(fitted(extent, window))
      else if (way === 'readable') show(readableAt(first, extent, window))
      else show(closeUpOf([first, ...others], window))
      setFitted(way === 'fit')
    },
    [host, element, extent, initial, setFitted, show],
  )

  // The same chart in another language or collapsed keeps its place unless it was seen whole.
  useLayoutEffect(() => {
    if (isFitted.current) open('fit')
  }, [element, isFitted, open])

  const latest = useRef(open)
  useLayoutEffect(() => {
    latest.current = open
  }, [open])
  const key = seen.join('\n')
  const closeUp = opening === 'closeUp' ? key : null
  useLayoutEffect(() => latest.current(opening, closeUp?.split('\n')), [opening, closeUp])

  useSeenPart(host, over, shown, key)
  useResizing(host, over, latest)

  const onHost = (act: (window: HTMLElement) => void) => {
    if (host.current !== null) act(host.current)
  }
  return {
    scale,
    open: (way: Opening) => open(way, seen),
    zoomBy: (factor: number) => onHost((window) => behaviour.scaleBy(select(window), factor)),
    /** @param by pixels of the window */
    moveBy: (by: { readonly x: number; readonly y: number }) =>
      onHost((window) => behaviour.translateBy(select(window), by.x / camera.current.k, by.y / camera.current.k)),
  }
}

export type PanZoom = ReturnType<typeof usePanZoom>
