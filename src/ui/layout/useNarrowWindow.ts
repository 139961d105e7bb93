import { useSyncExternalStore } from 'react'

/** As in the style sheets: below it a window is a phone's. */
const narrow = '(max-width: 599px)'

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
