import { t } from '@lingui/core/macro'
import type { UserRow } from '../../../api/contract/users.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon, UsersIcon } from '../../../ui/icons/icons.tsx'
import { whyNot, type Activity } from './activity.ts'

interface Actions {
  readonly add: () => void
  readonly manageRoles: () => void
  readonly start: (command: Activity) => void
}

/** What the toolbar's buttons do, for keys and palette; one that is not possible is undefined. */
export const userCommands = (selected: readonly UserRow[], { add, manageRoles, start }: Actions): Command[] => {
  const group = t`Users`
  const when = (command: Activity) => (whyNot(command, selected) === null ? () => start(command) : undefined)
  return [
    {
      id: 'users.add',
      group,
      icon: <PlusIcon />,
      label: t`Add a user`,
      run: selected.length === 0 ? add : undefined,
      shortcut: 'F4',
    },
    { id: 'users.roles', group, icon: <UsersIcon />, label: t`Manage roles`, run: manageRoles },
    {
      id: 'users.deactivate',
      group,
      icon: <UsersIcon />,
      label: t`Deactivate the selected users`,
      run: when('deactivate'),
    },
    { id: 'users.activate', group, icon: <UsersIcon />, label: t`Activate the selected users`, run: when('activate') },
  ]
}
