import { Trans } from '@lingui/react/macro'
import { refusedFields } from '../../../domain/failure.ts'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { causeOf } from '../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { useFiledKind } from '../../filedKind.ts'

interface GenerateRefusedPanelProps {
  readonly failure: SubmitFailure | null
  /** For a saved draft, which is corrected in a new document; null where an open form waits for the corrections. */
  readonly onCorrectDraft: (() => void) | null
  readonly onClose: () => void
}

/** The server does not write the XML of this document: what has to be corrected. */
export const GenerateRefusedPanel = ({ failure, onCorrectDraft, onClose }: GenerateRefusedPanelProps) => {
  const cause = causeOf(failure)
  const problems = refusedFields(cause)
  const { title, text } = useFailureText()(cause, useFiledKind().words.failedSteps.generate)
  const back = problems.length > 0 ? <Trans>Correct</Trans> : <Trans>Close</Trans>
  return (
    <StepPanel
      main={
        onCorrectDraft === null
          ? { label: back, onPress: onClose }
          : { label: <Trans>Correct this draft</Trans>, onPress: onCorrectDraft }
      }
      quiet={onCorrectDraft === null ? undefined : { label: <Trans>Close</Trans>, onPress: onClose }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FieldProblems problems={problems} />
      {onCorrectDraft !== null && (
        <p className="step-note">
          <Trans>
            These fields are marked where the draft is corrected. Saving or sending it replaces what the draft says now.
          </Trans>
        </p>
      )}
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
