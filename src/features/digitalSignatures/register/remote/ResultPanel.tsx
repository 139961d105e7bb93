import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { TokenCard } from '../../../../signing/token/TokenCard.tsx'
import { ConfirmPanel } from '../ConfirmPanel.tsx'
import { RegistrationOutcome } from '../outcome/RegistrationOutcome.tsx'
import type { RemoteRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: RemoteRegistrationActor
  readonly mayDeclare: boolean
}

/** What the chosen certificate says before it is registered, and what became of that. */
export const ResultPanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, certificate } = context
  if (value === 'confirming')
    return certificate === null ? null : (
      <ConfirmPanel
        onCancel={() => actor.send({ type: 'dialog.dismissed' })}
        onChooseAnother={() => actor.send({ type: 'certificates.requested' })}
        onRegister={(formType) => actor.send({ type: 'registration.confirmed', formType })}
        token={certificate}
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
      {certificate !== null && <TokenCard token={certificate} />}
    </RegistrationOutcome>
  )
}
