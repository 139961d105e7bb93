import { getRouteApi } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { AreaPage } from '../../../area/area.ts'
import type { TabbedPages } from '../../../area/PageTabs.tsx'
import { tabPlaces } from '../shell/tabs.ts'

const root = getRouteApi('__root__')

/** The pages under the tab of this one that are for the person; null where it stands under none. */
export const useTabbedPages = ({ id, tab, tabOf = id }: AreaPage): TabbedPages | null => {
  const { i18n } = useLingui()
  const user = useCurrentUser()
  const { pages } = root.useRouteContext()
  if (tab === null) return null
  const tabs = pages
    .flatMap((page) =>
      page.tab === tab && page.inTabs !== undefined && page.isFor(user) ? [{ ...page.inTabs, page: page.id }] : [],
    )
    .toSorted((one, other) => one.position - other.position)
  return {
    label: i18n._(tabPlaces[tab].label),
    tabs: tabs.map(({ page, label }) => ({ page, label: i18n._(label), isCurrent: page === tabOf })),
  }
}
