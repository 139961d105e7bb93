import { Trans } from '@lingui/react/macro'
import { refusedFields, type TakenElsewhere } from '../../../domain/failure.ts'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { useFiledKind, type FailedStep } from '../../filedKind.ts'

export interface FailedPanelProps {
  readonly step: 'documentUnreadable' | 'optionUnknown' | 'generateFailed' | 'workElsewhere' | 'signingBroken'
  readonly failure: SubmitFailure | TakenElsewhere | null
  readonly reqKey: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

const failedSteps = {
  documentUnreadable: 'readDocument',
  optionUnknown: 'readOption',
  generateFailed: 'generate',
  workElsewhere: null,
  signingBroken: null,
} as const satisfies Record<FailedPanelProps['step'], FailedStep | null>

/** A step that came to nothing and can be tried again; what was saved stays a draft. */
export const FailedPanel = ({ step, failure, reqKey, onRetry, onClose }: FailedPanelProps) => {
  const cause = causeOf(failure)
  const { words } = useFiledKind()
  const failed = failedSteps[step]
  const { title, text } = useFailureText()(cause, failed === null ? undefined : words.failedSteps[failed])
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
