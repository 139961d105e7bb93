import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button, Link } from 'react-aria-components'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { useCurrentInView } from './useCurrentInView.ts'
import './NavList.css'

export type NavItem = { id: string; label: string; icon?: ReactNode; href?: string | undefined }
export type NavGroup = { id: string; label?: string | undefined; items: readonly NavItem[] }

type NavListProps = {
  label: string
  groups: readonly NavGroup[]
  selectedId: string
  /** Called for items without an address. */
  onSelect?: ((id: string) => void) | undefined
  /** Shows icons only; the names stay for screen readers and as tooltips. */
  isCompact?: boolean | undefined
}

/** A vertical list of places, in groups, one of which is current. */
export function NavList({ label, groups, selectedId, onSelect, isCompact = false }: NavListProps) {
  const baseId = useId()
  const row = useCurrentInView(selectedId)
  return (
    <nav aria-label={label} className="ui-navlist" data-compact={isCompact || undefined} ref={row}>
      {groups.map((group) => (
        <div className="ui-navlist-group" key={group.id}>
          {group.label !== undefined && (
            <p className="ui-navlist-heading" id={`${baseId}-${group.id}`}>
              {group.label}
            </p>
          )}
          <ul
            aria-labelledby={group.label === undefined ? undefined : `${baseId}-${group.id}`}
            className="ui-navlist-items"
          >
            {group.items.map((item) => (
              <li key={item.id}>
                <Tooltip text={isCompact ? item.label : undefined}>
                  <Item isCurrent={item.id === selectedId} item={item} onSelect={onSelect} />
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Item({
  item,
  isCurrent,
  onSelect,
}: {
  item: NavItem
  isCurrent: boolean
  onSelect: ((id: string) => void) | undefined
}) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {}
  const content = (
    <>
      {item.icon}
      <span className="ui-navlist-label">{item.label}</span>
    </>
  )
  if (item.href !== undefined) {
    return (
      <Link {...current} className="ui-navlist-item" href={item.href}>
        {content}
      </Link>
    )
  }
  return (
    <Button {...current} className="ui-navlist-item" onPress={() => onSelect?.(item.id)}>
      {content}
    </Button>
  )
}
