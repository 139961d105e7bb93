import { Trans } from '@lingui/react/macro'
import { refusedFields, type TakenElsewhere } from '../../../domain/failure.ts'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { useFiledKind, type FiledKind } from '../../filedKind.ts'
import { failedSteps } from '../../refusals/failedSteps.ts'

export interface FailedPanelProps {
  readonly step: 'documentUnreadable' | 'optionUnknown' | 'generateFailed' | 'workElsewhere' | 'signingBroken'
  readonly failure: SubmitFailure | TakenElsewhere | null
  readonly reqKey: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** What a failure of the step is titled with; without one it has the failure's own. */
const titleOf = (step: FailedPanelProps['step'], { failedSteps: titles }: FiledKind['words']) => {
  switch (step) {
    case 'documentUnreadable':
      return titles.readDocument
    case 'optionUnknown':
      return failedSteps.readOption
    case 'generateFailed':
      return titles.generate
    case 'workElsewhere':
    case 'signingBroken':
      return undefined
  }
}

/** A step that came to nothing and can be tried again; what was saved stays a draft. */
export const FailedPanel = ({ step, failure, reqKey, onRetry, onClose }: FailedPanelProps) => {
  const cause = causeOf(failure)
  const { words } = useFiledKind()
  const { title, text } = useFailureText()(cause, titleOf(step, words))
  return (
    <StepPanel
      main={{ label: <Trans>Try again</Trans>, onPress: onRetry }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={title}
      tone={step === 'workElsewhere' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <FieldProblems problems={refusedFields(cause)} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
