import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

const fields = 'input:not(:disabled, [readonly], [type=file]), select:not(:disabled), textarea:not(:disabled)'

/** Whether the focus is nowhere, or on something that a browser is about to take it from. */
const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true

/**
 * Where the focus goes while the fields of a body are closed, and afterwards: closed fields leave it to the body, which gives it back to
 * the field that had it, else to the first. A focus that is elsewhere, as on a button, stays there.
 *
 * Answers what the body reports of each focus inside.
 */
export function useBodyFocus(
  body: RefObject<HTMLElement | null>,
  isClosed: boolean,
): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<HTMLElement | null>(null)
  const left = useRef<HTMLElement | null>(null)
  const wasClosed = useRef(isClosed)
  useLayoutEffect(() => {
    if (wasClosed.current === isClosed) return
    wasClosed.current = isClosed
    if (isClosed) {
      left.current = isLost() ? last.current : null
      if (isLost()) body.current?.focus({ preventScroll: true })
      return
    }
    if (!isLost() && document.activeElement !== body.current) return
    // What has come into view meanwhile, such as a failure at the top, stays there.
    if (left.current?.isConnected === true) left.current.focus({ preventScroll: true })
    else body.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [body, isClosed])
  return ({ currentTarget, target }) => {
    if (target !== currentTarget && currentTarget.contains(target) && target instanceof HTMLElement)
      last.current = target
  }
}
