import { Trans } from '@lingui/react/macro'
import { refusedFields } from '../../../../domain/failure.ts'
import type { SubmitFailure } from '../../../../machines/declarationSubmit/setup.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { causeOf } from '../../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { stepTitles } from '../../refusals/stepTitles.ts'

interface GenerateRefusedPanelProps {
  readonly failure: SubmitFailure | null
  /** For a saved draft, which is corrected in a new declaration; null where an open form waits for the corrections. */
  readonly onCorrectCopy: (() => void) | null
  readonly onClose: () => void
}

/** The server does not write the XML of this declaration: what has to be corrected. */
export const GenerateRefusedPanel = ({ failure, onCorrectCopy, onClose }: GenerateRefusedPanelProps) => {
  const cause = causeOf(failure)
  const problems = refusedFields(cause)
  const { title, text } = useFailureText()(cause, stepTitles.generate)
  const back = problems.length > 0 ? <Trans>Correct</Trans> : <Trans>Close</Trans>
  return (
    <StepPanel
      main={
        onCorrectCopy === null
          ? { label: back, onPress: onClose }
          : { label: <Trans>Correct in a copy</Trans>, onPress: onCorrectCopy }
      }
      quiet={onCorrectCopy === null ? undefined : { label: <Trans>Close</Trans>, onPress: onClose }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FieldProblems problems={problems} />
      {onCorrectCopy !== null && (
        <p className="step-note">
          <Trans>
            A saved draft is not changed. Its content goes into a new declaration, where these fields are marked; delete
            the old draft once the new one is saved.
          </Trans>
        </p>
      )}
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
