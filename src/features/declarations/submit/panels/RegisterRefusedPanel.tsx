import { Trans } from '@lingui/react/macro'
import type { ServerFailure, Unexpected } from '../../../../domain/failure.ts'
import { useFailureText } from '../../../../i18n/failures/useFailureText.ts'
import { Button } from '../../../../ui/button/Button.tsx'
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
  return (
    <StepPanel
      main={
        onSignAgain === null ? (
          <Button autoFocus onPress={onClose} variant="primary">
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Button autoFocus onPress={onSignAgain} variant="primary">
            <Trans>Sign again</Trans>
          </Button>
        )
      }
      quiet={
        onSignAgain !== null && (
          <Button onPress={onClose} variant="quiet">
            <Trans>Close</Trans>
          </Button>
        )
      }
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      {cause.code === 'server.refused' && <FieldProblems problems={cause.fields} />}
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
