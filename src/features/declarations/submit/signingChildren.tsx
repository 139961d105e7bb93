import type { SnapshotFrom } from 'xstate'
import type { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'
import { SigningPanel } from '../../../signing/token/SigningPanel.tsx'

type Snapshot = SnapshotFrom<typeof declarationSubmit>

/** The flow that signs now, whichever way it signs; every one takes `dialog.dismissed` where the user may give up. */
export const signingChild = ({ children }: Snapshot) => children.tokenSigning

/** The panel of the flow that signs now: a row per way to sign. */
export const SigningChildPanel = ({ snapshot: { children } }: { readonly snapshot: Snapshot }) =>
  children.tokenSigning === undefined ? null : <SigningPanel actor={children.tokenSigning} />
