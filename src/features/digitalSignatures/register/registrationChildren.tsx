import type { SnapshotFrom } from 'xstate'
import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'
import type { certificateRegistration } from '../../../machines/certificateRegistration/certificateRegistration.ts'
import type { Option } from '../../../ui/form/field.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { TokenPanel } from './token/TokenPanel.tsx'

type Snapshot = SnapshotFrom<typeof certificateRegistration>

/** Not every company has an HSM: its panels come when they are wanted. */
const hsmPanel = translatedPart(
  () => import('./hsm/HsmRegistrationPanel.tsx'),
  import.meta.glob<TextFile>(['../../../hsm/texts/*.po', './hsm/texts/*.po']),
)

/** Nor an account of an eSign provider. */
const remotePanel = translatedPart(
  () => import('./remote/RemoteRegistrationPanel.tsx'),
  import.meta.glob<TextFile>(['../../../hsm/texts/*.po', '../../../signing/remote/texts/*.po', './remote/texts/*.po']),
)

/** The way that adds a certificate now; every one takes `dialog.dismissed` where the user may give up. */
export const registrationChild = ({ children }: Snapshot) =>
  children.tokenRegistration ?? children.hsmRegistration ?? children.remoteRegistration

/** What the panels of the ways need to know beside their flow. */
export interface RegistrationFacts {
  /** Whether the signed-in person may file what was registered. */
  readonly mayDeclare: boolean
  /** Of the list `hsm-provider`, in the user's language. */
  readonly hsmProviders: readonly Option[]
}

interface Props {
  readonly snapshot: Snapshot
  readonly facts: RegistrationFacts
}

/** The panel of the way that adds a certificate now: a row per way. */
export const RegistrationChildPanel = ({ snapshot: { children }, facts: { mayDeclare, hsmProviders } }: Props) => {
  const { tokenRegistration, hsmRegistration, remoteRegistration } = children
  if (tokenRegistration !== undefined) return <TokenPanel actor={tokenRegistration} mayDeclare={mayDeclare} />
  if (hsmRegistration !== undefined)
    return (
      <LazyPart of={hsmPanel}>
        {({ HsmRegistrationPanel }) => (
          <HsmRegistrationPanel actor={hsmRegistration} mayDeclare={mayDeclare} providers={hsmProviders} />
        )}
      </LazyPart>
    )
  if (remoteRegistration === undefined) return null
  return (
    <LazyPart of={remotePanel}>
      {({ RemoteRegistrationPanel }) => <RemoteRegistrationPanel actor={remoteRegistration} mayDeclare={mayDeclare} />}
    </LazyPart>
  )
}
