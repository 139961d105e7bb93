import { useEffect, useEffectEvent } from 'react'

/**
 * Hears every key that is pressed in the page. Dialogs keep keys to themselves: only with `beforeDialogs` those pressed in one are heard
 * as well.
 */
export function useKeyDown(
  press: (event: KeyboardEvent) => void,
  { beforeDialogs = false }: { beforeDialogs?: boolean } = {},
): void {
  const hear = useEffectEvent(press)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event)
    document.addEventListener('keydown', listen, { capture: beforeDialogs })
    return () => document.removeEventListener('keydown', listen, { capture: beforeDialogs })
  }, [beforeDialogs])
}
