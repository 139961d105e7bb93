import { getRouteApi, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { AreaPage } from '../../../area/area.ts'
import type { LeftPlaces } from '../../../area/leftPlaces.ts'
import type { Navigation, PageId, PagePlace, Parameters, Step } from '../../../area/navigation.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { parseSearch, stringifySearch } from '../../address/searchText.ts'
import { returnTo, stepFrom, stepTo } from '../../address/steps.ts'
import {
  pageParametersOf,
  panelOf,
  readInsideSearch,
  withPageChanged,
  withPanel,
  withPanelChanged,
  type InsideSearch,
} from '../insideSearch.ts'
import { pageHref } from '../pages/pageHref.ts'

const root = getRouteApi('__root__')
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
  /** The same, as panels see it. */
  readonly navigation: Navigation
  /** The same, as pages see it. */
  readonly pageNavigation: Navigation
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

interface Inside {
  readonly history: RouterHistory
  readonly user: SessionUser
  readonly pages: readonly AreaPage[]
  readonly left: LeftPlaces
}

const opensOf = (
  { go, hrefWith }: Moves,
  { history, user, pages, left }: Inside,
): Pick<Navigation, 'openPanel' | 'mayOpenPanel' | 'panelHref' | 'openPage' | 'pageHref'> => {
  const hrefOf = (id: PageId, place: PagePlace): string => {
    const page = pages.find((each) => each.id === id)
    return page === undefined ? history.location.href : pageHref(page, place, history.location, left)
  }
  return {
    openPanel: (panel, parameters) => go(withPanel(panel, isUnsaid(parameters) ? left.get(panel) : parameters), 'push'),
    mayOpenPanel: (panel) => panelOf(panel)?.isFor(user) === true,
    panelHref: (panel, parameters) => hrefWith(withPanel(panel, parameters)),
    openPage: (page, place) => stepTo(history, hrefOf(page, place)),
    pageHref: hrefOf,
  }
}

const changesOf = (
  { go, goFrom }: Moves,
  changed: (change: (now: Parameters) => Parameters) => Change,
): Pick<Navigation, 'changeParameters' | 'changeParametersFrom'> => ({
  changeParameters: (change, step) => go(changed(change), step),
  changeParametersFrom: (from, change) => goFrom(changed(from), changed(change)),
})

/** @param left where lists were left; a panel that is opened without parameters is opened there */
export const useInsidePlace = (left: LeftPlaces): InsidePlace => {
  const { history } = useRouter()
  const search = localised.useSearch()
  const { pages } = root.useRouteContext()
  const moves = useMemo(() => movesOf(history), [history])
  const user = useCurrentUser()
  const opens = useMemo(() => opensOf(moves, { history, user, pages, left }), [moves, history, user, pages, left])
  const navigation = useMemo(
    () => ({ ...opens, ...changesOf(moves, withPanelChanged), parameters: search }),
    [opens, moves, search],
  )
  const pageNavigation = useMemo(() => {
    const { settings } = search
    return { ...opens, ...changesOf(moves, withPageChanged), parameters: { ...pageParametersOf(search), settings } }
  }, [opens, moves, search])
  return { ...moves, search, navigation, pageNavigation }
}
