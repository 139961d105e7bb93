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
import { visibleTabs, type NavigationTab } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated } from '../../i18n/translatedPart.ts'
import { landingHref } from '../address/entry.ts'
import { splitLocale } from '../address/localisedPath.ts'
import { CrashedPage } from '../CrashedPage.tsx'
import type { InsideContext } from './context.ts'
import { areaPages } from './areas.ts'
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

/** Lets only those in who see the area's tab; others go where they belong (seed 002 §6). */
const onlyWith =
  (tab: NavigationTab) =>
  ({ context: { user, hostname }, location }: { context: InsideContext; location: ParsedLocation }) => {
    if (visibleTabs(user, hostname).includes(tab)) return
    redirect({ href: landingHref(localeOf(location), user, hostname, null), replace: true, throw: true })
  }

const ComingPage = lazyRouteComponent(
  translated(() => import('./coming/ComingPage.tsx'), import.meta.glob<TextFile>('./coming/texts/*.po')),
  'ComingPage',
)

const coming = <const Path extends string>(path: Path, tab: NavigationTab) =>
  createRoute({ getParentRoute: () => localised, path, beforeLoad: onlyWith(tab), component: ComingPage })

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
    coming('/', 'admin-site'),
    coming('sale/$', 'sale'),
    coming('e-pit/$', 'e-pit'),
    coming('customers', 'customers'),
    coming('report/$', 'report'),
    coming('admin', 'admin'),
  ]),
])
