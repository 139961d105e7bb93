import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

/** What the toolbar's buttons do, for keys and palette; one that is not possible is undefined. */
export const shopCommands = (add: (() => void) | undefined, startDeleting: (() => void) | undefined): Command[] => {
  const group = t`Shops`
  return [
    { id: 'shops.add', group, icon: <PlusIcon />, label: t`Add a shop`, run: add, shortcut: 'F4' },
    { id: 'shops.delete', group, icon: <TrashIcon />, label: t`Delete the selected shops`, run: startDeleting },
  ]
}
