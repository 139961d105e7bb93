import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** The keys of Vietnamese accounting software that the declaration screens answer to. */
type ShortcutKey = 'F4' | 'F7' | 'F9' | 'F10'
type Shortcuts = { readonly [Key in ShortcutKey]?: (() => void) | undefined }

const isShortcut = (key: string): key is ShortcutKey => ['F4', 'F7', 'F9', 'F10'].includes(key)

const dialogAround = (element: Element | null): Element | null => element?.closest('[role=dialog], [role=alertdialog]') ?? null

/**
 * Binds keys to a screen, which carries the ref. A key counts only while the focus is in the screen's own dialog, so
 * that nothing happens below another one that lies on top. The browser's own use of the key is kept away.
 */
export const useShortcuts = (shortcuts: Shortcuts): RefObject<HTMLDivElement | null> => {
  const screen = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const action = shortcuts[event.key]
    const target = event.target instanceof Element ? event.target : null
    if (action === undefined || dialogAround(target) !== dialogAround(screen.current)) return
    event.preventDefault()
    if (!event.repeat) action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return screen
}
