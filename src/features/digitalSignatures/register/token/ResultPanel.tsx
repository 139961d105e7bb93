import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { TokenCard } from '../../../../signing/token/TokenCard.tsx'
import { ConfirmPanel } from '../ConfirmPanel.tsx'
import { NotRegisteredPanel, UnknownPanel } from '../outcome/OutcomePanels.tsx'
import { RegisteredPanel } from '../outcome/RegisteredPanel.tsx'
import type { TokenRegistrationActor } from './TokenPanel.tsx'

interface Props {
  readonly actor: TokenRegistrationActor
  readonly mayDeclare: boolean
}

/** The token's data before they are sent, and what became of them. */
export const ResultPanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, token } = context
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  switch (value) {
    case 'confirming':
      return token === null ? null : (
        <ConfirmPanel
          onCancel={dismiss}
          onChooseAnother={null}
          onRegister={(formType) => actor.send({ type: 'registration.confirmed', formType })}
          token={token}
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
          {token !== null && <TokenCard token={token} />}
        </RegisteredPanel>
      )
    default:
      return null
  }
}
