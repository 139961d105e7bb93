import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import type { remoteSigning } from '../../machines/remoteSigning/remoteSigning.ts'
import { ChooseCertificatePanel } from '../panel/ChooseCertificatePanel.tsx'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'
import { failureTexts } from './failureTexts.ts'
import { NoCertificatePanel } from './NoCertificatePanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import type { StoppedState } from './stopCauses.ts'
import { WaitingPanel } from './WaitingPanel.tsx'

interface Props {
  readonly actor: ActorRefFrom<typeof remoteSigning>
}

const known = [failureTexts]

const dismissed = { type: 'dialog.dismissed' } as const
const retried = { type: 'signing.retried' } as const
const another = { type: 'certificates.requested' } as const
const givenUpAgain = { type: 'cancellation.repeated' } as const

/** With the texts of what the provider may say no with, which nothing else of a submission needs. */
export const RemoteSigningPanel = (props: Props) => (
  <AreaTexts texts={known}>
    <Panel {...props} />
  </AreaTexts>
)

interface StopProps extends Props {
  readonly snapshot: SnapshotFrom<typeof remoteSigning>
  readonly state: StoppedState
}

const Stop = ({ actor, snapshot, state }: StopProps) => {
  const { failure, reqKey } = snapshot.context
  const where = (event: typeof retried | typeof another | typeof givenUpAgain) =>
    snapshot.can(event) ? () => actor.send(event) : null
  return (
    <StoppedPanel
      onChooseAnother={where(another)}
      onGiveUp={() => actor.send(dismissed)}
      onRetry={where(retried)}
      onGiveUpAgain={where(givenUpAgain)}
      outcome={failure}
      reqKey={reqKey}
      state={state}
    />
  )
}

/** Every state of remoteSigning. Buttons send its events. */
const Panel = ({ actor }: Props) => {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (state) => state)
  const { value, context } = snapshot
  const onCancel = (): void => actor.send(dismissed)
  const step = typeof value === 'string' ? value : 'requesting'
  switch (step) {
    case 'readingCertificates':
    case 'findingRequest':
    case 'requesting':
    case 'cancelling':
      return <WaitingPanel key={step} onCancel={snapshot.can(dismissed) ? onCancel : null} step={step} />
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
          label={t`eSign certificates`}
          onCancel={onCancel}
          onChosen={(id) => actor.send({ type: 'certificate.chosen', id })}
          title={t`Choose an eSign certificate`}
        />
      )
    case 'awaitingConfirmation':
      return context.request === null ? null : (
        <ConfirmationPanel
          certificate={context.certificate}
          key={context.request.requestId}
          onCancel={onCancel}
          request={context.request}
        />
      )
    case 'findingCause':
    case 'signed':
    case 'leftForSettings':
    case 'givenUp':
      return null
    default:
      return <Stop actor={actor} key={step} snapshot={snapshot} state={step} />
  }
}
