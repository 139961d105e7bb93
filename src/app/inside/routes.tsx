import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  type ParsedLocation,
} from '@tanstack/react-router'
import * as v from 'valibot'
import { idSchema } from '../../api/contract/ids.ts'
import type { AreaPage } from '../../area/area.ts'
import { isLocale, localeCookie, type Locale } from '../../domain/locale.ts'
import { navigationTabs, visibleTabs, type NavigationTab } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated } from '../../i18n/translatedPart.ts'
import { landingHref } from '../address/entry.ts'
import { splitLocale } from '../address/localisedPath.ts'
import { CrashedPage } from '../CrashedPage.tsx'
import type { InsideContext } from './context.ts'
import { ComingPage } from './coming/coming.ts'
import { comingPaths } from './coming/comingPaths.ts'
import { readInsideSearch } from './insideSearch.ts'
import { recordAt } from './pages/pageHref.ts'
import { editorScreen, listScreen, type Screen } from './pages/pageScreens.tsx'
import { InsideShell } from './shell/InsideShell.tsx'

const localeOf = (location: ParsedLocation): Locale => splitLocale(location.pathname).locale ?? localeCookie.fallback

const NotFoundPage = lazyRouteComponent(
  translated(() => import('./notFound/NotFoundPage.tsx'), import.meta.glob<TextFile>('./notFound/texts/*.po')),
  'NotFoundPage',
)

interface Entry {
  readonly context: InsideContext
  readonly location: ParsedLocation
}

/** Lets only those in who see the area's tab; others go where they belong (seed 002 §6). What stands under no tab is for everybody. */
const onlyWith =
  (tab: NavigationTab | null) =>
  ({ context: { user, hostname }, location }: Entry) => {
    if (tab === null || visibleTabs(user, hostname).includes(tab)) return
    redirect({ href: landingHref(localeOf(location), user, hostname, null), replace: true, throw: true })
  }

/** The routes inside, with the pages that areas bring; where none does, the page is still to come. */
export const routeTreeOf = (pages: readonly AreaPage[]) => {
  const root = createRootRouteWithContext<InsideContext>()({
    errorComponent: CrashedPage,
    notFoundComponent: NotFoundPage,
  })
  const localised = createRoute({
    getParentRoute: () => root,
    path: '$locale',
    params: { parse: ({ locale }) => ({ locale: isLocale(locale) ? locale : localeCookie.fallback }) },
    validateSearch: readInsideSearch,
    component: InsideShell,
  })
  const coming = (path: string, tab: NavigationTab) =>
    createRoute({ getParentRoute: () => localised, path, beforeLoad: onlyWith(tab), component: ComingPage })

  const routeOf = (path: string, beforeLoad: (entry: Entry) => void, { component, fetch }: Screen) =>
    createRoute({
      getParentRoute: () => localised,
      path,
      beforeLoad,
      loader: ({ context: { user } }) => fetch(user),
      component,
    })
  const editorOf = (page: AreaPage, load: NonNullable<AreaPage['loadEditor']>) =>
    routeOf(
      `${page.path}/$record`,
      (entry) => {
        onlyWith(page.tab)(entry)
        if (!v.is(idSchema, recordAt(page, splitLocale(entry.location.pathname).path))) notFound({ throw: true })
      },
      editorScreen(page, load),
    )
  const pageRoutes = (page: AreaPage) => [
    routeOf(page.path, onlyWith(page.tab), listScreen(page)),
    ...(page.loadEditor === undefined ? [] : [editorOf(page, page.loadEditor)]),
  ]

  const isBrought = (path: string): boolean => pages.some((page) => page.path === path)
  /** Passed through on the way in and out, where `followSession` leads: a rule here would hold on to whoever leaves. */
  const signIn = createRoute({ getParentRoute: () => localised, path: 'login' })
  return root.addChildren([
    localised.addChildren([
      signIn,
      ...pages.flatMap(pageRoutes),
      ...navigationTabs.flatMap((tab) =>
        comingPaths[tab].filter((path) => !isBrought(path)).map((path) => coming(path, tab)),
      ),
    ]),
  ])
}
