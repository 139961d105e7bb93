import { useSyncExternalStore } from 'react'

/** Makes the hook that says whether a media query fits the window, and renders again when that changes. */
export const mediaQueryHook = (query: string): (() => boolean) => {
  const subscribe = (listener: () => void): (() => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  const fits = (): boolean => window.matchMedia(query).matches
  return () => useSyncExternalStore(subscribe, fits)
}

/** Whether the window is as narrow as a phone's: as in the style sheets, below 600 px. */
export const useNarrowWindow = mediaQueryHook('(max-width: 599px)')

/** Whether the bar over every page takes two rows, as in its style sheet: below 760 px. */
export const useNarrowBar = mediaQueryHook('(max-width: 759px)')

/** Whether what points is a finger, as in the style sheets: there a target takes 44 px. */
export const useCoarsePointer = mediaQueryHook('(pointer: coarse)')
