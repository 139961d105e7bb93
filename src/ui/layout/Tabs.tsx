import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import './NavTabs.css'

type TabsProps = {
  label: string
  items: readonly { id: string; label: string }[]
  selectedId: string
  onSelect: (id: string) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Panels in one place, of which one is shown. */
export function Tabs({ label, items, selectedId, onSelect, children }: TabsProps) {
  return (
    <AriaTabs onSelectionChange={(key) => onSelect(String(key))} selectedKey={selectedId}>
      <TabList aria-label={label} className="ui-tabs-list">
        {items.map((item) => (
          <Tab className="ui-tab" id={item.id} key={item.id}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanel className="ui-tab-panel" id={selectedId} key={selectedId}>
        {children}
      </TabPanel>
    </AriaTabs>
  )
}
