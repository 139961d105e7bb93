import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { tokenSigning } from '../../machines/tokenSigning/tokenSigning.ts'
import { PermissionPanel } from './PermissionPanel.tsx'
import { StoppedPanel } from './StoppedPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

export type SigningActor = ActorRefFrom<typeof tokenSigning>

interface SigningPanelProps {
  readonly actor: SigningActor
}

const settingsOpened = { type: 'signatureSettings.opened' } as const

/** Every state of tokenSigning. Buttons send its events; nothing here knows of agent or token but what the state says. */
export const SigningPanel = ({ actor }: SigningPanelProps) => {
  const snapshot = useSelector(actor, (state) => state)
  const { failure, reqKey, token } = snapshot.context
  const onCancel = (): void => actor.send({ type: 'dialog.dismissed' })
  switch (snapshot.value) {
    case 'askingPermission':
    case 'readingToken':
    case 'signingDocument':
      return <WaitingPanel key={snapshot.value} onCancel={onCancel} step={snapshot.value} token={token} />
    case 'permissionNeeded':
      return (
        <PermissionPanel
          key={snapshot.value}
          onCancel={onCancel}
          onUnderstood={() => actor.send({ type: 'permission.understood' })}
          site={window.location.host}
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
          key={snapshot.value}
          onGiveUp={onCancel}
          onOpenSettings={snapshot.can(settingsOpened) ? () => actor.send(settingsOpened) : null}
          onRetry={() => actor.send({ type: 'signing.retried' })}
          outcome={failure}
          reqKey={reqKey}
          state={snapshot.value}
        />
      )
  }
}
