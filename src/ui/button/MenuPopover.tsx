import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import { CheckIcon } from '../icons/firstIcons.tsx'
import type { MenuEntry, MenuItemEntry } from './MenuButton.tsx'
import '../overlay/Popover.css'
import './MenuPopover.css'

type MenuPopoverProps = {
  label: string
  items: readonly MenuEntry[]
  onAction: (id: string) => void
  onClose: () => void
  placement: 'bottom start' | 'bottom end'
  selectedId: string | null | undefined
  trigger: RefObject<HTMLButtonElement | null>
}

const choiceOf = (selectedId: string | null) => ({
  selectionMode: 'single' as const,
  selectedKeys: selectedId === null ? [] : [selectedId],
  disallowEmptySelection: true,
})

/** The open menu of a MenuButton; a chunk of its own. */
export function MenuPopover({ label, items, onAction, onClose, placement, selectedId, trigger }: MenuPopoverProps) {
  const selection = selectedId === undefined ? {} : choiceOf(selectedId)
  const disabledKeys = items
    .flatMap((entry) => ('kind' in entry ? (entry.kind === 'group' ? entry.items : []) : [entry]))
    .filter((item) => item.disabledReason !== undefined)
    .map((item) => item.id)
  return (
    <Popover
      aria-label={label}
      className="ui-popover"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      triggerRef={trigger}
    >
      <Menu
        {...selection}
        aria-label={label}
        autoFocus="first"
        className="ui-menu"
        disabledKeys={disabledKeys}
        onAction={(key) => onAction(String(key))}
        onClose={onClose}
      >
        {items.map((entry) => (
          <Entry entry={entry} key={entry.id} />
        ))}
      </Menu>
    </Popover>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (!('kind' in entry)) return <Item item={entry} />
  if (entry.kind === 'separator') return <Separator className="ui-menu-separator" />
  return (
    <MenuSection {...(entry.selectedId === undefined ? {} : choiceOf(entry.selectedId))} className="ui-menu-section">
      <Header className="ui-menu-heading">{entry.label}</Header>
      {entry.items.map((item) => (
        <Item item={item} key={item.id} />
      ))}
    </MenuSection>
  )
}

function Item({ item }: { item: MenuItemEntry }) {
  const note = item.disabledReason ?? item.description
  return (
    <MenuItem
      {...(item.href === undefined ? {} : { href: item.href })}
      className="ui-menu-item"
      data-tone={item.tone}
      id={item.id}
      textValue={item.label}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode !== 'none' && <span className="ui-menu-mark">{isSelected && <CheckIcon />}</span>}
          {item.icon !== undefined && <span className="ui-menu-icon">{item.icon}</span>}
          <span className="ui-menu-text">
            <span>{item.label}</span>
            {note !== undefined && <span className="ui-menu-note">{note}</span>}
          </span>
          {item.shortcut !== undefined && <kbd className="ui-menu-key">{item.shortcut}</kbd>}
        </>
      )}
    </MenuItem>
  )
}
