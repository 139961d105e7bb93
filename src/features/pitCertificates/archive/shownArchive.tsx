import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { certificateArchive } from '../../../machines/certificateArchive/certificateArchive.ts'
import type { ArchiveEvent } from '../../../machines/certificateArchive/setup.ts'
import type { ArchiveProgress } from './archiveMachine.ts'

export type Snapshot = SnapshotFrom<typeof certificateArchive>

/** What the step of the flow is drawn from. */
export interface Shown {
  /** Whether it is about one person: a zip with all that is said of them. */
  readonly isPerson: boolean
  readonly snapshot: Snapshot
  readonly send: (event: ArchiveEvent) => void
  readonly progress: ArchiveProgress | null
}

export const closing = ({ send }: Shown) => ({
  label: <Trans>Close</Trans>,
  onPress: () => send({ type: 'dialog.dismissed' }),
})
