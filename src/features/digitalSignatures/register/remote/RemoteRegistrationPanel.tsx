import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { AreaTexts } from '../../../../failures/AreaTexts.tsx'
import type { remoteRegistration } from '../../../../machines/remoteRegistration/remoteRegistration.ts'
import { failureTexts } from '../../../../signing/remote/failureTexts.ts'
import { ChoosePanel } from './ChoosePanel.tsx'
import { EnterUserPanel } from './EnterUserPanel.tsx'
import { NoCertificatePanel } from './NoCertificatePanel.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'
import type { RemoteRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: RemoteRegistrationActor
  readonly mayDeclare: boolean
}

const known = [failureTexts]

const dismissed = { type: 'dialog.dismissed' } as const
const certificates = { type: 'certificates.requested' } as const
const existing = { type: 'existing.shown' } as const
const otherUser = { type: 'user.changed' } as const

/** With the texts of what the provider may say no with, which nothing else of the list needs. */
export const RemoteRegistrationPanel = (props: Props) => (
  <AreaTexts texts={known}>
    <Panel {...props} />
  </AreaTexts>
)

const stateOf = ({ value }: SnapshotFrom<typeof remoteRegistration>) =>
  typeof value === 'string' ? value : 'enteringUser'

type State = ReturnType<typeof stateOf>
const outcomes = [
  'confirming',
  'notRegistered',
  'outcomeUnknown',
  'registered',
  'findingCause',
  'finished',
  'leftForDeclaration',
  'leftForExisting',
  'postponed',
  'givenUp',
] as const satisfies readonly State[]
type Outcome = (typeof outcomes)[number]

const isOutcome = (state: State): state is Outcome => outcomes.some((one) => one === state)

/** Every state of remoteRegistration. Buttons and forms send its events. */
const Panel = ({ actor, mayDeclare }: Props) => {
  const state = useSelector(actor, stateOf)
  return isOutcome(state) ? (
    <ResultPanel actor={actor} mayDeclare={mayDeclare} />
  ) : (
    <StepPanelOf actor={actor} state={state} />
  )
}

interface StepProps {
  readonly actor: RemoteRegistrationActor
  readonly state: Exclude<State, Outcome>
}

/** Until a certificate is chosen, while something is waited for, and where it has stopped. */
const StepPanelOf = ({ actor, state }: StepProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const dismiss = (): void => actor.send(dismissed)
  switch (state) {
    case 'enteringUser':
      return (
        <EnterUserPanel
          isUnknown={snapshot.matches({ enteringUser: 'unknown' })}
          onCancel={dismiss}
          onSubmit={(userName) => actor.send({ type: 'user.submitted', userName })}
          userName={context.userName}
        />
      )
    case 'readingCertificates':
    case 'registering':
    case 'askingOutcome':
      return <WaitingPanel key={state} onCancel={snapshot.can(dismissed) ? dismiss : null} step={state} />
    case 'noCertificate':
      return <NoCertificatePanel onCancel={dismiss} onOtherUser={() => actor.send(otherUser)} />
    case 'choosingCertificate':
      return (
        <ChoosePanel
          certificates={context.certificates}
          onCancel={dismiss}
          onChosen={(serialNumber) => actor.send({ type: 'certificate.chosen', serialNumber })}
          onOtherUser={() => actor.send(otherUser)}
        />
      )
    default:
      return (
        <StoppedPanel
          key={state}
          onCertificates={snapshot.can(certificates) ? () => actor.send(certificates) : null}
          onGiveUp={dismiss}
          onShowExisting={snapshot.can(existing) ? () => actor.send(existing) : null}
          outcome={context.failure}
          state={state}
        />
      )
  }
}
