import { Trans } from '@lingui/react/macro'
import { refusedFields } from '../../../domain/failure.ts'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { useFiledKind } from '../../filedKind.ts'

interface RegisterRefusedPanelProps {
  readonly failure: SubmitFailure | null
  readonly reqKey: string | null
  /** Null where another signature would not help. */
  readonly onSignAgain: (() => void) | null
  /** Null unless the document was changed meanwhile. */
  readonly onOpenAgain: (() => void) | null
  readonly onClose: () => void
}

/** The server refuses the registration: nothing is registered (seed 000 §8 "Register fails"). */
export const RegisterRefusedPanel = ({
  failure,
  reqKey,
  onSignAgain,
  onOpenAgain,
  onClose,
}: RegisterRefusedPanelProps) => {
  const cause = causeOf(failure)
  const { title, text } = useFailureText()(cause, useFiledKind().words.failedSteps.send)
  const close = { label: <Trans>Close</Trans>, onPress: onClose }
  const signAgain = onSignAgain && { label: <Trans>Sign again</Trans>, onPress: onSignAgain }
  const openAgain = onOpenAgain && { label: <Trans>Open it again</Trans>, onPress: onOpenAgain }
  const goOn = signAgain ?? openAgain
  return (
    <StepPanel main={goOn ?? close} quiet={goOn === null ? undefined : close} title={title} tone="danger">
      <p>{text}</p>
      <FieldProblems problems={refusedFields(cause)} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
