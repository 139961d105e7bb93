import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { documentArchive } from '../../machines/documentArchive/documentArchive.ts'
import type { ArchiveEvent } from '../../machines/documentArchive/setup.ts'
import type { ArchiveKind } from './archiveKind.ts'
import type { ArchiveProgress } from './archiveMachine.ts'

export type Snapshot = SnapshotFrom<typeof documentArchive>

/** What the step of the flow is drawn from. */
export interface Shown {
  readonly kind: ArchiveKind
  /** What is made where there is nothing to choose. */
  readonly fixed: MessageDescriptor | undefined
  readonly snapshot: Snapshot
  readonly send: (event: ArchiveEvent) => void
  readonly progress: ArchiveProgress | null
}

export const closing = ({ send }: Shown) => ({
  label: <Trans>Close</Trans>,
  onPress: () => send({ type: 'dialog.dismissed' }),
})
