import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { CheckIcon } from '../../../ui/icons/firstIcons.tsx'
import { DownloadIcon, PencilIcon, PlusIcon, ServerIcon, SyncIcon } from '../../../ui/icons/icons.tsx'

/** What the toolbar offers; one that is not possible is undefined. */
export interface SignatureWays {
  readonly add: (() => void) | undefined
  readonly download: () => void
  readonly check: () => void
  readonly changeStatus: (() => void) | undefined
  readonly sync: (() => void) | undefined
  readonly connect: (() => void) | undefined
}

/** What the toolbar's buttons do, for keys and palette; one that is not possible is undefined. */
export const signatureCommands = ({ add, download, check, changeStatus, sync, connect }: SignatureWays): Command[] => {
  const group = t`Digital signatures`
  return [
    { id: 'signatures.add', group, icon: <PlusIcon />, label: t`Add digital signature`, run: add, shortcut: 'F4' },
    {
      id: 'signatures.status',
      group,
      icon: <PencilIcon />,
      label: t`Change the status of the selected certificates`,
      run: changeStatus,
    },
    { id: 'signatures.sync', group, icon: <SyncIcon />, label: t`Sync with the signing server`, run: sync },
    {
      id: 'signatures.connect',
      group,
      icon: <ServerIcon />,
      label: t`Connect to the signing server`,
      run: connect,
    },
    {
      id: 'signatures.download',
      group,
      icon: <DownloadIcon />,
      label: t`Download the signing application`,
      run: download,
    },
    {
      id: 'signatures.check',
      group,
      icon: <CheckIcon />,
      label: t`Check signing readiness`,
      run: check,
    },
  ]
}
