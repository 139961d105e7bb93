import { getRouteApi, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { parseSearch, stringifySearch } from '../../address/searchText.ts'
import { returnTo, stepTo } from '../../address/steps.ts'
import { insideSearchSchema, type InsideSearch } from '../insideSearch.ts'

const localised = getRouteApi('/$locale')

type Change = (search: InsideSearch) => InsideSearch

interface Moves {
  /** A new entry of the history: Back undoes it. */
  readonly push: (change: Change) => void
  /** No entry of the history: in place of this one, or back where the user has come from there. */
  readonly replace: (change: Change) => void
  /** The address of this page with other parameters. */
  readonly hrefWith: (change: Change) => string
}

/** The address inside: its search parameters, and the ways to change them, which stay the same over renders. */
export interface InsidePlace extends Moves {
  readonly search: InsideSearch
}

const movesOf = (history: RouterHistory): Moves => {
  const hrefWith = (change: Change) => {
    const { pathname, search } = history.location
    return `${pathname}${stringifySearch(change(v.parse(insideSearchSchema, parseSearch(search))))}`
  }
  return {
    push: (change) => stepTo(history, hrefWith(change)),
    replace: (change) => returnTo(history, hrefWith(change)),
    hrefWith,
  }
}

export const useInsidePlace = (): InsidePlace => {
  const { history } = useRouter()
  const search = localised.useSearch()
  const moves = useMemo(() => movesOf(history), [history])
  return { ...moves, search }
}
