import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react'
import { useKeyDown } from '../useKeyDown.ts'

type Clock = { startPause: () => void; endPause: () => void }

/** Stops the time of toasts while somebody is at one, with the pointer or the focus. */
const usePausing = ({ startPause, endPause }: Clock, region: RefObject<HTMLElement | null>) => {
  const isPaused = useRef(false)
  return () => {
    const isAttended = region.current?.matches(':hover, :focus-within') ?? false
    if (isAttended === isPaused.current) return
    isPaused.current = isAttended
    if (isAttended) startPause()
    else endPause()
  }
}

/**
 * F6 leads from wherever the focus is, also within a dialog, to what a toast offers, and back. A toast that goes gives the focus back to
 * where it came from. Its time stops while it has the focus or is under the pointer.
 */
export function useToastFocus(shown: string | undefined, clock: Clock) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const pause = usePausing(clock, region)

  const giveBack = (): void => {
    const [to, from] = [before.current, document.activeElement]
    before.current = null
    if (to?.isConnected === true) to.focus()
    else if (from instanceof HTMLElement) from.blur()
  }
  const press = (event: KeyboardEvent): void => {
    const button = region.current?.querySelector('button')
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !button) return
    event.preventDefault()
    if (region.current?.contains(document.activeElement) === true) giveBack()
    else button.focus()
  }
  useKeyDown(press, { beforeDialogs: true })

  const onOther = useEffectEvent((): void => {
    // The one that had the focus is gone, and nothing has it.
    if (before.current !== null && document.activeElement === document.body) giveBack()
    pause()
  })
  useEffect(() => onOther(), [shown])

  const isWithin = (target: EventTarget | null): boolean =>
    target instanceof Node && region.current?.contains(target) === true
  return {
    ref: region,
    onMouseEnter: pause,
    onMouseLeave: pause,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !isWithin(relatedTarget)) before.current = relatedTarget
      pause()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !isWithin(relatedTarget)) before.current = null
      // `:focus-within` holds until the event is over.
      queueMicrotask(pause)
    },
  }
}
