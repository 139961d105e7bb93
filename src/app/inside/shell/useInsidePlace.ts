import { getRouteApi, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { LeftPlaces } from '../../../area/leftPlaces.ts'
import type { Navigation, Parameters, Step } from '../../../area/navigation.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { parseSearch, stringifySearch } from '../../address/searchText.ts'
import { returnTo, stepFrom, stepTo } from '../../address/steps.ts'
import { panelOf, readInsideSearch, withPanel, type InsideSearch } from '../insideSearch.ts'

const localised = getRouteApi('/$locale')

type Change = (search: InsideSearch) => InsideSearch

interface Moves {
  /** `push` is an entry of the history; `replace` takes this one's place, or goes back where the user has come from there. */
  readonly go: (change: Change, step: Step) => void
  /** An entry above the one with the parameters of `from`. */
  readonly goFrom: (from: Change, change: Change) => void
  /** The address of this page with other parameters. */
  readonly hrefWith: (change: Change) => string
}

/** The address inside: its search parameters, and the ways to change them, which stay the same over renders. */
export interface InsidePlace extends Moves {
  readonly search: InsideSearch
  /** The same, as areas see it. */
  readonly navigation: Navigation
}

const movesOf = (history: RouterHistory): Moves => {
  const hrefWith = (change: Change) => {
    const { pathname, search } = history.location
    return `${pathname}${stringifySearch(change(readInsideSearch(parseSearch(search))))}`
  }
  return {
    go: (change, step) => (step === 'push' ? stepTo : returnTo)(history, hrefWith(change)),
    goFrom: (from, change) => stepFrom(history, hrefWith(from), hrefWith(change)),
    hrefWith,
  }
}

const isUnsaid = (parameters: Parameters): boolean => Object.keys(parameters).length === 0

/** A change of the parameters that belong to the panel. */
const ofPanel =
  (change: (now: Parameters) => Parameters): Change =>
  ({ sid, settings, ...parameters }) => ({ sid, settings, ...change(parameters) })

const navigationOf = (
  { go, goFrom, hrefWith }: Moves,
  user: SessionUser,
  left: LeftPlaces,
): Omit<Navigation, 'parameters'> => ({
  changeParameters: (change, step) => go(ofPanel(change), step),
  changeParametersFrom: (from, change) => goFrom(ofPanel(from), ofPanel(change)),
  openPanel: (panel, parameters) => go(withPanel(panel, isUnsaid(parameters) ? left.get(panel) : parameters), 'push'),
  mayOpenPanel: (panel) => panelOf(panel)?.isFor(user) === true,
  panelHref: (panel, parameters) => hrefWith(withPanel(panel, parameters)),
})

/** @param left where the lists of panels were left; a panel that is opened without parameters is opened there */
export const useInsidePlace = (left: LeftPlaces): InsidePlace => {
  const { history } = useRouter()
  const search = localised.useSearch()
  const moves = useMemo(() => movesOf(history), [history])
  const user = useCurrentUser()
  const changes = useMemo(() => navigationOf(moves, user, left), [moves, user, left])
  const navigation = useMemo(() => ({ ...changes, parameters: search }), [changes, search])
  return { ...moves, search, navigation }
}
