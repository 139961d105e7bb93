import { Trans } from '@lingui/react/macro'
import type { ServerFailure, Unexpected } from '../../../../domain/failure.ts'
import { useFailureText } from '../../../../i18n/failures/useFailureText.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { causeOf } from '../../signing/panel/cause.ts'
import { FailureDetails } from '../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { FieldProblems } from './FieldProblems.tsx'

interface GenerateRefusedPanelProps {
  readonly failure: ServerFailure | Unexpected | null
  readonly onCorrect: () => void
}

/** The server does not write the XML of this declaration: what has to be corrected. */
export const GenerateRefusedPanel = ({ failure, onCorrect }: GenerateRefusedPanelProps) => {
  const cause = causeOf(failure)
  const problems = cause.code === 'server.refused' ? cause.fields : []
  const { title, text } = useFailureText()(cause, 'generate')
  return (
    <StepPanel
      main={
        <Button autoFocus onPress={onCorrect} variant="primary">
          {problems.length > 0 ? <Trans>Correct</Trans> : <Trans>Close</Trans>}
        </Button>
      }
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FieldProblems problems={problems} />
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
