import type { ReactNode } from 'react'
import './TopBar.css'

type TopBarProps = {
  brand: ReactNode
  navigation?: ReactNode
  actions?: ReactNode
}

/** The bar over every page: the brand, where one can go, and what belongs to the user. */
export function TopBar({ brand, navigation, actions }: TopBarProps) {
  return (
    <header className="ui-topbar">
      <div className="ui-topbar-brand">{brand}</div>
      {navigation !== undefined && <div className="ui-topbar-navigation">{navigation}</div>}
      {actions !== undefined && <div className="ui-topbar-actions">{actions}</div>}
    </header>
  )
}
