import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { failureTexts } from '../../hsm/failureTexts.ts'
import type { hsmSigning } from '../../machines/hsmSigning/hsmSigning.ts'
import { Sealed } from '../../machines/sealed.ts'
import { ChooseCertificatePanel } from '../panel/ChooseCertificatePanel.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { NoCertificatePanel } from './NoCertificatePanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

type HsmSigningActor = ActorRefFrom<typeof hsmSigning>

interface Props {
  readonly actor: HsmSigningActor
  /** Whether the key is opened for a run at the server, which also sends. */
  readonly isForRun?: boolean
}

const known = [failureTexts]

const dismissed = { type: 'dialog.dismissed' } as const
const retried = { type: 'signing.retried' } as const
const another = { type: 'certificates.requested' } as const

interface EntryProps extends Pick<Props, 'actor'> {
  readonly snapshot: SnapshotFrom<typeof hsmSigning>
}

/** PIN alone, or account and PIN: what is entered goes into the event, sealed, and stays in its fields until it is answered. */
const Entry = ({ actor, snapshot }: EntryProps) => {
  const { certificate, key, failure, isAccountTyped: asksAccount } = snapshot.context
  return (
    <EntryPanel
      asksAccount={asksAccount}
      certificate={certificate}
      failure={failure}
      isSigning={snapshot.matches('signing')}
      keyState={key}
      onCancel={() => actor.send(dismissed)}
      onChooseAnother={() => actor.send(another)}
      onSubmit={(secrets) =>
        actor.send({ type: asksAccount ? 'account.submitted' : 'pin.submitted', secrets: new Sealed(secrets) })
      }
    />
  )
}

/** With the texts of what the signing server may say no with, which nothing else of a submission needs. */
export const HsmSigningPanel = (props: Props) => (
  <AreaTexts texts={known}>
    <Panel {...props} />
  </AreaTexts>
)

/** Every state of hsmSigning. Buttons and forms send its events. */
const Panel = ({ actor, isForRun = false }: Props) => {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (state) => state)
  const { value, context } = snapshot
  const onCancel = (): void => actor.send(dismissed)
  if (typeof value !== 'string') return <Entry actor={actor} key="entry" snapshot={snapshot} />
  switch (value) {
    case 'readingCertificates':
    case 'loggingIn':
      return <WaitingPanel key={value} onCancel={onCancel} step={value} />
    case 'signing':
      return <Entry actor={actor} key="entry" snapshot={snapshot} />
    case 'noCertificate':
      return (
        <NoCertificatePanel
          onCancel={onCancel}
          onOpenSettings={() => actor.send({ type: 'signatureSettings.opened' })}
        />
      )
    case 'choosingCertificate':
      return (
        <ChooseCertificatePanel
          certificates={context.certificates}
          label={t`Certificates in the HSM`}
          onCancel={onCancel}
          onChosen={(id) => actor.send({ type: 'certificate.chosen', id })}
          title={t`Choose a certificate of the HSM`}
        />
      )
    case 'findingCause':
    case 'signed':
    case 'leftForSettings':
    case 'givenUp':
      return null
    default:
      return (
        <StoppedPanel
          isForRun={isForRun}
          key={value}
          onChooseAnother={snapshot.can(another) ? () => actor.send(another) : null}
          onGiveUp={onCancel}
          onRetry={snapshot.can(retried) ? () => actor.send(retried) : null}
          outcome={context.failure}
          reqKey={context.reqKey}
          state={value}
        />
      )
  }
}
