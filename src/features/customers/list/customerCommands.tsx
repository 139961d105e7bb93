import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon, TrashIcon, UsersIcon } from '../../../ui/icons/icons.tsx'

interface Actions {
  readonly add: () => void
  readonly upload: () => void
  readonly merge: () => void
  /** Undefined where it is not possible now. */
  readonly startDeleting: (() => void) | undefined
}

/** What the toolbar's buttons do, for keys and palette. */
export const customerCommands = ({ add, upload, merge, startDeleting }: Actions): Command[] => {
  const group = t`Customers`
  return [
    { id: 'customers.add', group, icon: <PlusIcon />, label: t`Add a customer`, run: add, shortcut: 'F4' },
    { id: 'customers.upload', group, icon: <PlusIcon />, label: t`Add customers from Excel`, run: upload },
    { id: 'customers.merge', group, icon: <UsersIcon />, label: t`Merge customers with the same tax code`, run: merge },
    { id: 'customers.delete', group, icon: <TrashIcon />, label: t`Delete the selected customers`, run: startDeleting },
  ]
}
