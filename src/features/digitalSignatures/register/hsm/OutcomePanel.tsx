import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { NotRegisteredPanel, UnknownPanel } from '../outcome/OutcomePanels.tsx'
import { RegisteredPanel } from '../outcome/RegisteredPanel.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import type { HsmRegistrationActor } from './HsmRegistrationPanel.tsx'

interface Props {
  readonly actor: HsmRegistrationActor
  readonly mayDeclare: boolean
}

/** What became of the registration. */
export const OutcomePanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, certificate } = context
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  switch (value) {
    case 'notRegistered':
      return (
        <NotRegisteredPanel
          failure={failure}
          onClose={dismiss}
          onRepeat={() => actor.send({ type: 'registration.repeated' })}
          repeatLabel={<Trans>Enter the PIN again</Trans>}
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
          {certificate !== null && <CertificateCard certificate={certificate} />}
        </RegisteredPanel>
      )
    default:
      return null
  }
}
