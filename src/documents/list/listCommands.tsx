import type { I18n } from '@lingui/core'
import type { Command } from '../../ui/commands/command.ts'
import { PlusIcon, SendIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import type { ShownKind } from '../shownKind.ts'

/** The list's actions; one that is not possible is undefined. */
interface ListActions {
  readonly add: (() => void) | undefined
  readonly send: (() => void) | undefined
  readonly startDeleting: (() => void) | undefined
}

/** What the toolbar's buttons of a list do, for keys and palette (seed 000 §2 "Declaration list"). */
export const listCommands = (
  i18n: I18n,
  { panel, words }: Pick<ShownKind, 'panel' | 'words'>,
  { add, send, startDeleting }: ListActions,
): readonly Command[] => {
  const { commands } = words.list
  const group = i18n._(commands.group)
  return [
    { id: `${panel}.add`, group, icon: <PlusIcon />, label: i18n._(commands.add), run: add, shortcut: 'F4' },
    { id: `${panel}.send`, group, icon: <SendIcon />, label: i18n._(commands.send), run: send, shortcut: 'F7' },
    { id: `${panel}.delete`, group, icon: <TrashIcon />, label: i18n._(commands.delete), run: startDeleting },
  ]
}
