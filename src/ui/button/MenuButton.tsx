import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDownIcon } from '../icons/firstIcons.tsx'
import type { PressableProps } from './Button.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import { PressableBase } from './Button.tsx'

export type MenuItemEntry = {
  id: string
  label: string
  icon?: ReactNode
  description?: string | undefined
  /** An address to go to instead of an action. */
  href?: string | undefined
  /** Why it cannot be chosen now: shown under its name. */
  disabledReason?: string | undefined
  tone?: 'danger' | undefined
  /** A key that does the same, such as 'F4'. */
  shortcut?: string | undefined
}

/** One line of a menu, a line between groups, or a named group. */
export type MenuEntry =
  | MenuItemEntry
  | { id: string; kind: 'separator' }
  | {
      id: string
      kind: 'group'
      label: string
      items: readonly MenuItemEntry[]
      /** The entry that is chosen now, where the group by itself chooses one of several. */
      selectedId?: string | undefined
    }

type MenuButtonProps = Omit<PressableProps, 'onPress' | 'isPending'> & {
  /** The button's name, and its label unless `children` or `isIconOnly` replace them. */
  label: string
  items: readonly MenuEntry[]
  onAction?: ((id: string) => void) | undefined
  /** The entry that is chosen now, in a menu that chooses one of several: it carries a check mark. */
  selectedId?: string | null | undefined
  icon?: ReactNode
  isIconOnly?: boolean | undefined
  placement?: 'bottom start' | 'bottom end' | undefined
  children?: ReactNode
}

const menuPopover = createPart(() => import('./MenuPopover.tsx'))

const Opener = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span>{children}</span>
    <ChevronDownIcon size={14} />
  </>
)

/** A button that opens a menu. The menu's code is fetched when the pointer or the focus comes near it. */
export function MenuButton({
  label,
  items,
  onAction,
  selectedId,
  icon,
  isIconOnly = false,
  placement = 'bottom start',
  children,
  ...rest
}: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The menu goes and the focus returns before the action, so that a dialog that it opens knows where the focus came from.
  const act = (id: string) => {
    flushSync(() => setOpen(false))
    trigger.current?.focus()
    onAction?.(id)
  }
  return (
    <>
      <PressableBase
        {...rest}
        expands={{ popup: 'menu', isOpen, onIntent: menuPopover.fetch }}
        isIconOnly={isIconOnly}
        label={isIconOnly || children !== undefined ? label : undefined}
        onPress={() => setOpen(true)}
        ref={trigger}
        tip={isIconOnly && !isOpen ? label : undefined}
      >
        {icon}
        {!isIconOnly && <Opener>{children ?? label}</Opener>}
      </PressableBase>
      {isOpen && (
        <LazyPart of={menuPopover} onLeave={() => setOpen(false)}>
          {({ MenuPopover }) => (
            <MenuPopover
              items={items}
              label={label}
              onAction={act}
              onClose={() => setOpen(false)}
              placement={placement}
              selectedId={selectedId}
              trigger={trigger}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
