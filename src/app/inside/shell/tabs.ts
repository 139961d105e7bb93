import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { navigationTabs, visibleTabs, type NavigationTab, type PermissionHolder } from '../../../domain/session.ts'

interface TabPlace {
  readonly label: MessageDescriptor
  /** Where the tab leads, without the language. */
  readonly path: string
  /** What the paths of its area begin with. */
  readonly area: string
}

export const tabPlaces: Record<NavigationTab, TabPlace> = {
  sale: { label: msg`POS data`, path: '/sale/e-invoice', area: '/sale' },
  'e-pit': { label: msg`e-PIT certificate`, path: '/e-pit/certificate', area: '/e-pit' },
  customers: { label: msg`Customers`, path: '/customers', area: '/customers' },
  report: { label: msg`Report`, path: '/report/overview', area: '/report' },
  admin: { label: msg`Admin`, path: '/admin', area: '/admin' },
  'admin-site': { label: msg`Invoice usage report`, path: '/', area: '/' },
}

const isWithin = (path: string, area: string): boolean => path === area || (area !== '/' && path.startsWith(`${area}/`))

/** The tab whose area a path without its language belongs to. */
export const tabAt = (path: string): NavigationTab | null => {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  return navigationTabs.find((tab) => isWithin(trimmed, tabPlaces[tab].area)) ?? null
}

/** The tabs of a user on this host, each with whether the path is in it (seed 002 §2.2). */
export const tabsFor = (user: PermissionHolder, hostname: string, path: string) =>
  visibleTabs(user, hostname).map((tab) => ({ tab, ...tabPlaces[tab], isCurrent: tabAt(path) === tab }))
