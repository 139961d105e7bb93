import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect, type ParsedLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { sessionView } from '../../features/session/sessionView.ts'
import { activateLocale, currentLocale } from '../../i18n/locale.ts'
import { isLocale, localeCookie, type Locale } from '../../domain/locale.ts'
import { visibleTabs, type NavigationTab } from '../../domain/session.ts'
import { preferredLocale } from '../localeChoice.ts'
import { CrashedPage } from '../pages/CrashedPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { InsideRoute } from '../pages/InsideRoute.tsx'
import { SignInRoute } from '../pages/SignInRoute.tsx'
import type { AppContext } from './context.ts'
import { landingHref, signInHref } from './entry.ts'
import { insideSearchSchema } from './insideSearch.ts'
import { inLocale, splitLocale } from './localisedPath.ts'

const localeOf = (location: ParsedLocation): Locale => splitLocale(location.pathname).locale ?? localeCookie.fallback

const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ location }) => {
    const { locale } = splitLocale(location.pathname)
    if (locale === null) redirect({ href: inLocale(preferredLocale(document.cookie), location.href), replace: true, throw: true })
    else if (locale !== currentLocale()) await activateLocale(locale)
  },
  errorComponent: CrashedPage,
  notFoundComponent: NotFoundPage,
})

const localised = createRoute({
  getParentRoute: () => root,
  path: '$locale',
  params: { parse: ({ locale }) => ({ locale: isLocale(locale) ? locale : localeCookie.fallback }) },
})

const signIn = createRoute({
  getParentRoute: () => localised,
  path: 'login',
  validateSearch: v.object({ callbackUrl: v.fallback(v.optional(v.string()), undefined) }),
  beforeLoad: ({ context: { session, hostname }, location, search }) => {
    const { user, callbackPath } = session.actor.getSnapshot().context
    if (sessionView(session.actor.getSnapshot()) !== 'inside' || user === null) return
    const callback = search.callbackUrl === undefined ? null : (callbackPath ?? search.callbackUrl)
    redirect({ href: landingHref(localeOf(location), user, hostname, callback), replace: true, throw: true })
  },
  component: SignInRoute,
})

const forgotUserId = createRoute({
  getParentRoute: () => localised,
  path: 'forgot-user-id',
  component: lazyRouteComponent(() => import('../pages/HelpPages.tsx'), 'ForgotUserIdPage'),
})

const signUp = createRoute({
  getParentRoute: () => localised,
  path: 'signup',
  component: lazyRouteComponent(() => import('../pages/HelpPages.tsx'), 'SignUpPage'),
})

const inside = createRoute({
  getParentRoute: () => localised,
  id: 'inside',
  validateSearch: insideSearchSchema,
  beforeLoad: ({ context: { session }, location }) => {
    if (sessionView(session.actor.getSnapshot()) === 'signIn')
      redirect({ href: signInHref(localeOf(location), location.href), replace: true, throw: true })
  },
  component: InsideRoute,
})

/** Lets only those in who see the area's tab; others go where they belong (seed 002 §6). */
const onlyWith =
  (tab: NavigationTab) =>
  ({ context: { session, hostname }, location }: { context: AppContext; location: ParsedLocation }) => {
    const { user } = session.actor.getSnapshot().context
    if (user === null || visibleTabs(user.scope, hostname).includes(tab)) return
    redirect({ href: landingHref(localeOf(location), user, hostname, null), replace: true, throw: true })
  }

const comingPage = lazyRouteComponent(() => import('../pages/ComingPage.tsx'), 'ComingPage')

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: onlyWith('admin-site'),
  component: comingPage,
})

const saleLanding = createRoute({
  getParentRoute: () => inside,
  path: 'sale/e-invoice',
  beforeLoad: onlyWith('sale'),
  component: lazyRouteComponent(() => import('../pages/LandingPage.tsx'), 'LandingPage'),
})

const coming = <const Path extends string>(path: Path, tab: NavigationTab) =>
  createRoute({ getParentRoute: () => inside, path, beforeLoad: onlyWith(tab), component: comingPage })

export const routeTree = root.addChildren([
  localised.addChildren([
    signIn,
    forgotUserId,
    signUp,
    inside.addChildren([
      start,
      saleLanding,
      coming('sale/$', 'sale'),
      coming('e-pit/$', 'e-pit'),
      coming('customers', 'customers'),
      coming('report/$', 'report'),
      coming('admin', 'admin'),
    ]),
  ]),
])
