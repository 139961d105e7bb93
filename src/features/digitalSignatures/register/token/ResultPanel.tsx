import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { TokenCard } from '../../../../signing/token/TokenCard.tsx'
import { ConfirmPanel } from '../ConfirmPanel.tsx'
import { RegistrationOutcome } from '../outcome/RegistrationOutcome.tsx'
import type { TokenRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: TokenRegistrationActor
  readonly mayDeclare: boolean
}

/** The token's data before they are sent, and what became of them. */
export const ResultPanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, token } = context
  if (value === 'confirming')
    return token === null ? null : (
      <ConfirmPanel
        onCancel={() => actor.send({ type: 'dialog.dismissed' })}
        onChooseAnother={null}
        onRegister={(formType) => actor.send({ type: 'registration.confirmed', formType })}
        token={token}
      />
    )
  return (
    <RegistrationOutcome
      failure={failure}
      mayDeclare={mayDeclare}
      repeatLabel={<Trans>Send again</Trans>}
      send={actor.send}
      state={value}
    >
      {token !== null && <TokenCard token={token} />}
    </RegistrationOutcome>
  )
}
