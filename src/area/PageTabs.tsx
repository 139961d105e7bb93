import { createContext, use } from 'react'
import { NavTabs } from '../ui/layout/NavTabs.tsx'
import { useNavigation, type PageId } from './navigation.ts'
import './PageTabs.css'

/** The pages under one tab of the bar, as they are named over each of them. */
export interface TabbedPages {
  readonly label: string
  readonly tabs: readonly { readonly page: PageId; readonly label: string; readonly isCurrent: boolean }[]
}

const TabbedPagesContext = createContext<TabbedPages | null>(null)
export const TabbedPagesProvider = TabbedPagesContext

/** Leads to the other pages under the same tab of the bar; nothing outside of the frame that knows them. */
export const PageTabs = () => {
  const tabbed = use(TabbedPagesContext)
  const { pageHref } = useNavigation()
  if (tabbed === null) return null
  return (
    <div className="page-tabs">
      <NavTabs
        items={tabbed.tabs.map(({ page, ...tab }) => ({ ...tab, href: pageHref(page, {}) }))}
        label={tabbed.label}
      />
    </div>
  )
}
