import { Link } from 'react-aria-components'
import { useCurrentInView } from './useCurrentInView.ts'
import './NavTabs.css'

export type NavTab = { href: string; label: string; isCurrent: boolean }

/** Links to the pages of an area, in a row; one is current. */
export function NavTabs({ label, items }: { label: string; items: readonly NavTab[] }) {
  const row = useCurrentInView(items.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <nav aria-label={label} className="ui-nav-tabs" ref={row}>
      {items.map((item) => (
        <Link
          {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
          className="ui-tab"
          href={item.href}
          key={item.href}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
