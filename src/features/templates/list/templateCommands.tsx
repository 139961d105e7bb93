import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { CalendarIcon, PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface Actions {
  readonly add: (() => void) | undefined
  readonly startDeleting: (() => void) | undefined
  readonly copy: (() => void) | undefined
}

/** What the toolbar's buttons do, for keys and palette; one that is not possible is undefined. */
export const templateCommands = ({ add, startDeleting, copy }: Actions): Command[] => {
  const group = t`Templates`
  return [
    { id: 'templates.add', group, icon: <PlusIcon />, label: t`Add a template`, run: add, shortcut: 'F4' },
    {
      id: 'templates.copy',
      group,
      icon: <CalendarIcon />,
      label: t`Copy the selected template for the year`,
      run: copy,
    },
    { id: 'templates.delete', group, icon: <TrashIcon />, label: t`Delete the selected templates`, run: startDeleting },
  ]
}
