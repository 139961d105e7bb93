import { useLayoutEffect, useRef } from 'react'

/** Of places in a row that does not fit, brings the current one into view: on a phone it would stand beyond the edge. */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (current === undefined) return
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return row
}
