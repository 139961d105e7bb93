import { getRouteApi, useRouter } from '@tanstack/react-router'
import { stringifySearch } from '../../address/searchText.ts'
import type { InsideSearch } from '../insideSearch.ts'

const localised = getRouteApi('/$locale')

/** The address inside: its search parameters, and the ways to change them. */
export interface InsidePlace {
  readonly search: InsideSearch
  /** A new entry of the history: Back undoes it. */
  readonly push: (next: InsideSearch) => void
  readonly replace: (next: InsideSearch) => void
  readonly hrefWith: (next: InsideSearch) => string
}

export const useInsidePlace = (): InsidePlace => {
  const { history } = useRouter()
  const search = localised.useSearch()
  const hrefWith = (next: InsideSearch) => `${history.location.pathname}${stringifySearch(next)}`
  return {
    search,
    push: (next) => history.push(hrefWith(next)),
    replace: (next) => history.replace(hrefWith(next)),
    hrefWith,
  }
}
