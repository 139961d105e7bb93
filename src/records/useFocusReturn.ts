import { useEffect, useRef, type RefObject } from 'react'

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected

/**
 * Gives the focus back when the form over the list is closed: to what it was opened with, else to the list, as after an
 * address that opened the form by itself. Call what is returned before a form is opened.
 */
export const useFocusReturn = (isCovered: boolean, list: RefObject<HTMLElement | null>): (() => void) => {
  // The form's dialog takes the place of another one that waits for its data, so it cannot know where the focus came from.
  const opener = useRef<Element | null>(null)
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    if (wasCovered.current && !isCovered) {
      const target = canTakeFocus(opener.current) ? opener.current : list.current
      target?.focus()
      opener.current = null
    }
    wasCovered.current = isCovered
  }, [isCovered, list])
  return () => {
    opener.current = document.activeElement
  }
}
