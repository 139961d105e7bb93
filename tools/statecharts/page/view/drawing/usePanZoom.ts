import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { fitted, moved, shownPart, zoomed, type Lens } from '../../logic/lens.ts'
import type { Box } from '../../logic/sheets.ts'

/** Pixels that a pointer moves before a click becomes a drag. */
const slack = 4
const zoomOfWheel = 0.0016

interface Point {
  readonly x: number
  readonly y: number
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Moves and zooms a drawing by wheel, pointer, two fingers, and by the buttons that are given what this returns. */
export const usePanZoom = (window: RefObject<HTMLElement | null>, box: Box | null, drawing: string) => {
  const [lens, setLens] = useState<Lens>({ x: 0, y: 0, scale: 1 })
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const fittedTo = useRef(0)
  const width = box?.width ?? 0
  const height = box?.height ?? 0

  const fit = useCallback(() => {
    const { current } = window
    if (current === null || width === 0) return
    fittedTo.current = current.clientWidth + current.clientHeight
    setLens(fitted({ width, height }, { width: current.clientWidth, height: current.clientHeight }))
  }, [window, width, height])

  // Another flow is seen whole; the same one in another language or collapsed keeps its place unless it was resized.
  useLayoutEffect(fit, [fit, drawing])

  useEffect(() => {
    const { current } = window
    if (current === null) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = current.getBoundingClientRect()
      const factor = Math.exp(-event.deltaY * zoomOfWheel)
      setLens((before) => zoomed(before, factor, { x: event.clientX - left, y: event.clientY - top }))
    }
    current.addEventListener('wheel', onWheel, { passive: false })
    const watch = new ResizeObserver(() => {
      if (fittedTo.current !== current.clientWidth + current.clientHeight) fit()
    })
    watch.observe(current)
    return () => {
      current.removeEventListener('wheel', onWheel)
      watch.disconnect()
    }
  }, [window, fit])

  const show = useCallback(
    (part: Element, drawn: Element) => {
      const { current } = window
      if (current === null || width === 0) return
      const whole = drawn.getBoundingClientRect()
      const place = part.getBoundingClientRect()
      const units = width / whole.width
      const inUnits = {
        x: (place.left - whole.left) * units,
        y: (place.top - whole.top) * units,
        width: place.width * units,
        height: place.height * units,
      }
      setLens((before) => shownPart(before, inUnits, { width: current.clientWidth, height: current.clientHeight }))
    },
    [window, width],
  )

  const zoomBy = (factor: number) => {
    const { current } = window
    if (current !== null)
      setLens((before) => zoomed(before, factor, { x: current.clientWidth / 2, y: current.clientHeight / 2 }))
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    travelled.current += distance(before, now)
    if (travelled.current < slack) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (other === undefined) setLens((lensBefore) => moved(lensBefore, { x: now.x - before.x, y: now.y - before.y }))
    else
      setLens((lensBefore) =>
        zoomed(lensBefore, distance(now, other) / Math.max(distance(before, other), 1), {
          x: other.x - left,
          y: other.y - top,
        }),
      )
  }

  return {
    lens,
    fit,
    /** Brings a part of the drawing to where it can be read. */
    show,
    zoomBy,
    moveBy: (by: Point) => setLens((before) => moved(before, by)),
    /** Whether the pointer that was just let go had moved the drawing, so that its click chooses nothing. */
    hasMoved: () => travelled.current >= slack,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (pointers.current.size === 0) travelled.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId),
    },
  }
}

export type PanZoom = ReturnType<typeof usePanZoom>
