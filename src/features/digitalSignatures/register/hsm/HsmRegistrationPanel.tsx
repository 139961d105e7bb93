import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { AreaTexts } from '../../../../failures/AreaTexts.tsx'
import { failureTexts } from '../../../../hsm/failureTexts.ts'
import type { hsmRegistration } from '../../../../machines/hsmRegistration/hsmRegistration.ts'
import type { Option } from '../../../../ui/form/field.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'
import type { HsmRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: HsmRegistrationActor
  /** Of the list `hsm-provider`, in the user's language. */
  readonly providers: readonly Option[]
  readonly mayDeclare: boolean
}

const known = [failureTexts]

const dismissed = { type: 'dialog.dismissed' } as const
const account = { type: 'account.requested' } as const
const certificates = { type: 'certificates.requested' } as const
const existing = { type: 'existing.shown' } as const

/** With the texts of what the signing server may say no with, which nothing else of the list needs. */
export const HsmRegistrationPanel = (props: Props) => (
  <AreaTexts texts={known}>
    <Panel {...props} />
  </AreaTexts>
)

const stateOf = ({ value }: SnapshotFrom<typeof hsmRegistration>) => {
  if (typeof value === 'string') return value
  return 'connecting' in value ? 'connecting' : 'enteringPin'
}

/** Every state of hsmRegistration. Buttons and forms send its events; nothing here knows of the server but what the state says. */
const Panel = ({ actor, providers, mayDeclare }: Props) => {
  const snapshot = useSelector(actor, (state) => state)
  const { context } = snapshot
  const state = stateOf(snapshot)
  const dismiss = (): void => actor.send(dismissed)
  switch (state) {
    case 'connecting':
    case 'readingCertificates':
    case 'noCertificate':
    case 'choosingCertificate':
      return <AccountPanel actor={actor} providers={providers} />
    case 'askingOutcome':
      return <WaitingPanel />
    case 'enteringPin':
    case 'registering':
      return <EntryPanel actor={actor} />
    case 'notRegistered':
    case 'outcomeUnknown':
    case 'registered':
    case 'findingCause':
    case 'finished':
    case 'leftForDeclaration':
    case 'leftForExisting':
    case 'postponed':
    case 'givenUp':
      return <OutcomePanel actor={actor} mayDeclare={mayDeclare} />
    default:
      return (
        <StoppedPanel
          key={state}
          onCertificates={() => actor.send(certificates)}
          onGiveUp={dismiss}
          onOtherAccount={snapshot.can(account) ? () => actor.send(account) : null}
          onShowExisting={snapshot.can(existing) ? () => actor.send(existing) : null}
          outcome={context.failure}
          state={state}
        />
      )
  }
}
