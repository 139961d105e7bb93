import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Stays reachable over every dialog: toasts. */
const alwaysReachable = '[data-react-aria-top-layer]'

const isInert = (element: Element): boolean => element.closest('[inert]') !== null

const tabStopsIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(tabStops)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      !isInert(each) &&
      each.checkVisibility({ visibilityProperty: true }),
  )

/** Makes what stands beside the backdrop inert; returns what undoes it. */
function coverSiblings(backdrop: Element): () => void {
  const covered = [...(backdrop.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each !== backdrop && !each.inert && !each.matches(alwaysReachable),
  )
  for (const each of covered) each.inert = true
  return () => {
    for (const each of covered) each.inert = false
  }
}

/** Tab from the last stop leads to the first, and the other way round. */
function wrapTab(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStopsIn(dialog)
  const [end, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  const active = document.activeElement
  if (active !== end && dialog.contains(active) && !(event.shiftKey && active === dialog)) return
  event.preventDefault()
  next?.focus()
}

/**
 * What makes a dialog modal, without a library: what stands beside its backdrop is inert, the focus moves in, stays in and returns to where
 * it was, and Escape leaves. Dialogs and menus that open from it lie on top, and while one does, the keys are theirs.
 *
 * @param onEscape without it Escape does nothing
 */
export function useModality(onEscape: (() => void) | undefined): {
  backdrop: RefObject<HTMLDivElement | null>
  dialog: RefObject<HTMLElement | null>
} {
  const backdrop = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = dialog.current
    const isHere =
      event.target === document.body || (event.target instanceof Node && element?.contains(event.target) === true)
    if (element === null || !isHere || isInert(element) || event.defaultPrevented || event.isComposing) return
    if (event.key === 'Tab') wrapTab(element, event)
    else if (event.key === 'Escape') onEscape?.()
  })
  useLayoutEffect(() => {
    const opener = document.activeElement
    const uncover = backdrop.current === null ? null : coverSiblings(backdrop.current)
    dialog.current?.focus()
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      uncover?.()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return { backdrop, dialog }
}
