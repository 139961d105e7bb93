import type { SnapshotFrom } from 'xstate'
import type { certificateRegistration } from '../../../machines/certificateRegistration/certificateRegistration.ts'
import { TokenPanel } from './token/TokenPanel.tsx'

type Snapshot = SnapshotFrom<typeof certificateRegistration>

/** The way that adds a certificate now; every one takes `dialog.dismissed` where the user may give up. */
export const registrationChild = ({ children }: Snapshot) => children.tokenRegistration

interface Props {
  readonly snapshot: Snapshot
  readonly mayDeclare: boolean
}

/** The panel of the way that adds a certificate now: a row per way. */
export const RegistrationChildPanel = ({ snapshot: { children }, mayDeclare }: Props) =>
  children.tokenRegistration === undefined ? null : (
    <TokenPanel actor={children.tokenRegistration} mayDeclare={mayDeclare} />
  )
