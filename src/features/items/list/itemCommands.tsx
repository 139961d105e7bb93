import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface Actions {
  readonly add: () => void
  /** Undefined where it is not possible now. */
  readonly startDeleting: (() => void) | undefined
}

/** What the toolbar's buttons do, for keys and palette. */
export const itemCommands = ({ add, startDeleting }: Actions): Command[] => {
  const group = t`Items`
  return [
    { id: 'items.add', group, icon: <PlusIcon />, label: t`Add an item`, run: add, shortcut: 'F4' },
    { id: 'items.delete', group, icon: <TrashIcon />, label: t`Delete the selected items`, run: startDeleting },
  ]
}
