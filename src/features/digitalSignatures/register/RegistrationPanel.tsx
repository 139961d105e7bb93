import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { ChooseTypePanel } from './ChooseTypePanel.tsx'
import { RegistrationChildPanel, type RegistrationFacts } from './registrationChildren.tsx'
import type { RegistrationActor } from './actor.ts'

interface Props {
  readonly actor: RegistrationActor
  readonly facts: RegistrationFacts
}

/** Every state of certificateRegistration; the states of a way are shown by its own panel. */
export const RegistrationPanel = ({ actor, facts }: Props) => {
  const snapshot = useSelector(actor, (state) => state)
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  if (snapshot.matches('choosingType'))
    return (
      <ChooseTypePanel
        isMissing={snapshot.matches({ choosingType: 'missing' })}
        onCancel={dismiss}
        onConfirm={(chosen) => actor.send({ type: 'type.confirmed', chosen })}
      />
    )
  if (snapshot.matches('addingBroken'))
    return <BrokenPanel actor={actor} onClose={dismiss} onRetry={() => actor.send({ type: 'step.retried' })} />
  return <RegistrationChildPanel facts={facts} snapshot={snapshot} />
}

interface BrokenProps {
  readonly actor: RegistrationActor
  readonly onRetry: () => void
  readonly onClose: () => void
}

const BrokenPanel = ({ actor, onRetry, onClose }: BrokenProps) => {
  const failure = causeOf(useSelector(actor, ({ context }) => context.failure))
  const { title, text } = useFailureText()(failure)
  return (
    <StepPanel
      main={{ label: <Trans>Try again</Trans>, onPress: onRetry }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FailureDetails failure={failure} reqKey={null} />
    </StepPanel>
  )
}
