import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { PermissionPanel } from '../../../../signing/token/PermissionPanel.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'
import type { TokenRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: TokenRegistrationActor
  readonly mayDeclare: boolean
}

const dismissed = { type: 'dialog.dismissed' } as const
const existingShown = { type: 'existing.shown' } as const

/** Every state of tokenRegistration. Buttons send its events; nothing here knows of agent or server but what the state says. */
export const TokenPanel = ({ actor, mayDeclare }: Props) => {
  const snapshot = useSelector(actor, (state) => state)
  const { failure, companyTaxCode } = snapshot.context
  const dismiss = (): void => actor.send(dismissed)
  switch (snapshot.value) {
    case 'askingPermission':
    case 'readingToken':
    case 'registering':
    case 'askingOutcome':
      return (
        <WaitingPanel key={snapshot.value} onCancel={snapshot.can(dismissed) ? dismiss : null} step={snapshot.value} />
      )
    case 'permissionNeeded':
      return (
        <PermissionPanel
          key={snapshot.value}
          onCancel={dismiss}
          onUnderstood={() => actor.send({ type: 'permission.understood' })}
          site={window.location.host}
          stopLabel={<Trans>Cancel</Trans>}
        />
      )
    case 'findingCause':
    case 'confirming':
    case 'notRegistered':
    case 'outcomeUnknown':
    case 'registered':
    case 'finished':
    case 'leftForDeclaration':
    case 'leftForExisting':
    case 'postponed':
    case 'givenUp':
      return <ResultPanel actor={actor} mayDeclare={mayDeclare} />
    default:
      return (
        <StoppedPanel
          companyTaxCode={companyTaxCode}
          key={snapshot.value}
          onGiveUp={dismiss}
          onReadAgain={() => actor.send({ type: 'token.readAgain' })}
          onShowExisting={snapshot.can(existingShown) ? () => actor.send(existingShown) : null}
          outcome={failure}
          state={snapshot.value}
        />
      )
  }
}
