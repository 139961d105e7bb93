import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { TokenCard } from '../../../../signing/token/TokenCard.tsx'
import { ConfirmPanel } from '../ConfirmPanel.tsx'
import { NotRegisteredPanel, UnknownPanel } from '../outcome/OutcomePanels.tsx'
import { RegisteredPanel } from '../outcome/RegisteredPanel.tsx'
import type { RemoteRegistrationActor } from './RemoteRegistrationPanel.tsx'

interface Props {
  readonly actor: RemoteRegistrationActor
  readonly mayDeclare: boolean
}

/** What the chosen certificate says before it is registered, and what became of that. */
export const ResultPanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, certificate } = context
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  switch (value) {
    case 'confirming':
      return certificate === null ? null : (
        <ConfirmPanel
          onCancel={dismiss}
          onChooseAnother={() => actor.send({ type: 'certificates.requested' })}
          onRegister={(formType) => actor.send({ type: 'registration.confirmed', formType })}
          token={certificate}
        />
      )
    case 'notRegistered':
      return (
        <NotRegisteredPanel
          failure={failure}
          onClose={dismiss}
          onRepeat={() => actor.send({ type: 'registration.repeated' })}
          repeatLabel={<Trans>Send again</Trans>}
        />
      )
    case 'outcomeUnknown':
      return <UnknownPanel failure={failure} onAsk={() => actor.send({ type: 'outcome.asked' })} onClose={dismiss} />
    case 'registered':
      return (
        <RegisteredPanel
          onClose={dismiss}
          onDeclare={mayDeclare ? () => actor.send({ type: 'declaration.opened' }) : null}
        >
          {certificate !== null && <TokenCard token={certificate} />}
        </RegisteredPanel>
      )
    default:
      return null
  }
}
