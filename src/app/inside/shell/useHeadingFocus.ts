import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { splitLocale } from '../../address/localisedPath.ts'
import { readInsideSearch } from '../insideSearch.ts'

/** Whoever goes to another page has the focus on its heading, so that keyboard and screen reader go on there; nothing else moves it. */
export const useHeadingFocus = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined) return
        const isSamePage = splitLocale(fromLocation.pathname).path === splitLocale(toLocation.pathname).path
        const isCovered = readInsideSearch(toLocation.search).settings !== undefined
        if (!isSamePage && !isCovered) document.querySelector<HTMLElement>('main h1')?.focus()
      }),
    [router],
  )
}
