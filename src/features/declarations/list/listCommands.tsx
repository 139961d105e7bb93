import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon, SendIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

/** The list's actions; one that is not possible is undefined. */
interface ListActions {
  readonly add: (() => void) | undefined
  readonly send: (() => void) | undefined
  readonly startDeleting: (() => void) | undefined
}

/** What the toolbar's buttons of a panel do, for keys and palette (seed 000 §2 "Declaration list"). */
export const listCommands = (panel: string, { add, send, startDeleting }: ListActions): readonly Command[] => {
  const group = t`Declarations`
  return [
    { id: `${panel}.add`, group, icon: <PlusIcon />, label: t`Add a declaration`, run: add, shortcut: 'F4' },
    {
      id: `${panel}.send`,
      group,
      icon: <SendIcon />,
      label: t`Send the selected declarations`,
      run: send,
      shortcut: 'F7',
    },
    { id: `${panel}.delete`, group, icon: <TrashIcon />, label: t`Delete the selected drafts`, run: startDeleting },
  ]
}
