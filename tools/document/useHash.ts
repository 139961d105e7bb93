import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
const hash = () => window.location.hash

/** The address' part from `#` on, as it is now. */
export const useHash = (): string => useSyncExternalStore(subscribe, hash)
