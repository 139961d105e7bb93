import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type ParsedLocation,
} from '@tanstack/react-router'
import { useCurrentUser } from '../../api/provider.tsx'
import type { AreaPage } from '../../area/area.ts'
import { isLocale, localeCookie, type Locale } from '../../domain/locale.ts'
import { navigationTabs, visibleTabs, type NavigationTab } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated } from '../../i18n/translatedPart.ts'
import { landingHref } from '../address/entry.ts'
import { splitLocale } from '../address/localisedPath.ts'
import { CrashedPage } from '../CrashedPage.tsx'
import type { InsideContext } from './context.ts'
import { areaPages } from './areas.ts'
import { comingPaths } from './coming/comingPaths.ts'
import { readInsideSearch } from './insideSearch.ts'
import { InsideShell } from './shell/InsideShell.tsx'

const localeOf = (location: ParsedLocation): Locale => splitLocale(location.pathname).locale ?? localeCookie.fallback

const NotFoundPage = lazyRouteComponent(
  translated(() => import('./notFound/NotFoundPage.tsx'), import.meta.glob<TextFile>('./notFound/texts/*.po')),
  'NotFoundPage',
)

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

/** Lets only those in who see the area's tab; others go where they belong (seed 002 §6). What stands under no tab is for everybody. */
const onlyWith =
  (tab: NavigationTab | null) =>
  ({ context: { user, hostname }, location }: { context: InsideContext; location: ParsedLocation }) => {
    if (tab === null || visibleTabs(user, hostname).includes(tab)) return
    redirect({ href: landingHref(localeOf(location), user, hostname, null), replace: true, throw: true })
  }

const ComingPage = lazyRouteComponent(
  translated(() => import('./coming/ComingPage.tsx'), import.meta.glob<TextFile>('./coming/texts/*.po')),
  'ComingPage',
)

const coming = (path: string, tab: NavigationTab) =>
  createRoute({ getParentRoute: () => localised, path, beforeLoad: onlyWith(tab), component: ComingPage })

const isBrought = (path: string): boolean => areaPages.some((page) => page.path === path)

/** A page that an area brings, for those whom it is for. */
const pageOf = ({ path, tab, isFor, load }: AreaPage) => {
  const OwnPage = lazyRouteComponent(async () => ({ default: await load() }))
  const Page = () => (isFor(useCurrentUser()) ? <OwnPage /> : <ComingPage />)
  return createRoute({
    getParentRoute: () => localised,
    path,
    beforeLoad: onlyWith(tab),
    loader: ({ context: { user } }) => (isFor(user) ? OwnPage : ComingPage).preload?.(),
    component: Page,
  })
}

/** Passed through on the way in and out, where `followSession` leads: a rule here would hold on to whoever leaves. */
const signIn = createRoute({ getParentRoute: () => localised, path: 'login' })

export const routeTree = root.addChildren([
  localised.addChildren([
    signIn,
    ...areaPages.map(pageOf),
    ...navigationTabs.flatMap((tab) =>
      comingPaths[tab].filter((path) => !isBrought(path)).map((path) => coming(path, tab)),
    ),
  ]),
])
