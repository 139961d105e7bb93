import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const pathInAddress = () => new URLSearchParams(location.hash.slice(1)).get('path')

/** Id of the path that the address names, `#path=tokenSigning-a6a38c7d`; null where it names none. */
export const useAddress = (): string | null => useSyncExternalStore(subscribe, pathInAddress)
