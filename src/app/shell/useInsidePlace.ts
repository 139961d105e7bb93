import { getRouteApi, useRouter } from '@tanstack/react-router'
import { stringifySearch } from '../router/searchText.ts'
import type { InsideSearch } from '../router/insideSearch.ts'

const inside = getRouteApi('/$locale/inside')

/** The address inside: its search parameters, and the ways to change them. */
export const useInsidePlace = () => {
  const router = useRouter()
  const search = inside.useSearch()
  const { pathname } = router.history.location
  const hrefWith = (next: InsideSearch) => `${pathname}${stringifySearch(next)}`
  return {
    search,
    /** A new entry of the history: Back undoes it. */
    push: (next: InsideSearch) => router.history.push(hrefWith(next)),
    replace: (next: InsideSearch) => router.history.replace(hrefWith(next)),
    hrefWith,
  }
}
