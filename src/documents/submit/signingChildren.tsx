import type { SnapshotFrom } from 'xstate'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import { SigningPanel } from '../../signing/token/SigningPanel.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'

/** What a flow that has documents signed shows of its children. */
interface Snapshot {
  readonly children: Pick<
    SnapshotFrom<typeof documentSubmit>['children'],
    'tokenSigning' | 'hsmSigning' | 'remoteSigning'
  >
}

/** Not every company has an HSM: its panels come when they are wanted. */
const hsmPanel = translatedPart(
  () => import('../../signing/hsm/HsmSigningPanel.tsx'),
  import.meta.glob<TextFile>('../../{hsm,signing/hsm}/texts/*.po'),
)

/** Nor a remote signature. */
const remotePanel = translatedPart(
  () => import('../../signing/remote/RemoteSigningPanel.tsx'),
  import.meta.glob<TextFile>('../../{hsm,signing/remote}/texts/*.po'),
)

/** The flow that signs now, whichever way it signs; every one takes `dialog.dismissed` where the user may give up. */
export const signingChild = ({ children }: Snapshot) =>
  children.tokenSigning ?? children.hsmSigning ?? children.remoteSigning

interface ChildPanelProps {
  readonly snapshot: Snapshot
  /** Whether the key is opened for a run at the server, which also sends. */
  readonly isForRun?: boolean
}

/** The panel of the flow that signs now: a row per way to sign. */
export const SigningChildPanel = ({ snapshot: { children }, isForRun = false }: ChildPanelProps) => {
  const { tokenSigning, hsmSigning, remoteSigning } = children
  if (tokenSigning !== undefined) return <SigningPanel actor={tokenSigning} />
  if (hsmSigning !== undefined)
    return (
      <LazyPart of={hsmPanel}>
        {({ HsmSigningPanel }) => <HsmSigningPanel actor={hsmSigning} isForRun={isForRun} />}
      </LazyPart>
    )
  if (remoteSigning === undefined) return null
  return (
    <LazyPart of={remotePanel}>{({ RemoteSigningPanel }) => <RemoteSigningPanel actor={remoteSigning} />}</LazyPart>
  )
}
