import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { DownloadIcon, PlusIcon, PrinterIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface Actions {
  readonly add: () => void
  readonly upload: () => void
  readonly download: () => void
  readonly print: () => void
  /** Undefined where it is not possible now. */
  readonly startDeleting: (() => void) | undefined
}

/** What the toolbar's buttons do, for keys and palette. */
export const itemCommands = ({ add, upload, download, print, startDeleting }: Actions): Command[] => {
  const group = t`Items`
  return [
    { id: 'items.add', group, icon: <PlusIcon />, label: t`Add an item`, run: add, shortcut: 'F4' },
    { id: 'items.upload', group, icon: <PlusIcon />, label: t`Add items from Excel`, run: upload },
    { id: 'items.download', group, icon: <DownloadIcon />, label: t`Download items as Excel`, run: download },
    { id: 'items.print', group, icon: <PrinterIcon />, label: t`Print the list of items`, run: print },
    { id: 'items.delete', group, icon: <TrashIcon />, label: t`Delete the selected items`, run: startDeleting },
  ]
}
