import { Trans } from '@lingui/react/macro'
import { refusedFields, type ServerFailure, type Unexpected } from '../../../../domain/failure.ts'
import { useFailureText } from '../../../../i18n/failures/useFailureText.ts'
import { causeOf } from '../../signing/panel/cause.ts'
import { FailureDetails } from '../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'

interface RegisterRefusedPanelProps {
  readonly failure: ServerFailure | Unexpected | null
  readonly reqKey: string | null
  /** Null where another signature would not help. */
  readonly onSignAgain: (() => void) | null
  readonly onClose: () => void
}

/** The server refuses the registration: nothing is registered (seed 000 §8 "Register fails"). */
export const RegisterRefusedPanel = ({ failure, reqKey, onSignAgain, onClose }: RegisterRefusedPanelProps) => {
  const cause = causeOf(failure)
  const { title, text } = useFailureText()(cause, 'register')
  const close = { label: <Trans>Close</Trans>, onPress: onClose }
  return (
    <StepPanel
      main={onSignAgain === null ? close : { label: <Trans>Sign again</Trans>, onPress: onSignAgain }}
      quiet={onSignAgain === null ? undefined : close}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FieldProblems problems={refusedFields(cause)} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
