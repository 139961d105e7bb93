import { Trans } from '@lingui/react/macro'
import type { SigningFailure, Unexpected } from '../../domain/failure.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { CauseNotes } from './CauseNotes.tsx'
import { causeOf } from '../panel/cause.ts'
import { FailureDetails } from '../panel/FailureDetails.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'

interface StoppedPanelProps {
  readonly failure: SigningFailure | Unexpected | null
  readonly reqKey: string
  readonly onRetry: () => void
  readonly onGiveUp: () => void
}

/** Signing has stopped: its cause, what to do about it, another try or giving up. Nothing has been sent. */
export const StoppedPanel = ({ failure, reqKey, onRetry, onGiveUp }: StoppedPanelProps) => {
  const cause = causeOf(failure)
  const { title, text, action } = useFailureText()(cause)
  return (
    <StepPanel
      main={{ label: action ?? <Trans>Try again</Trans>, onPress: onRetry }}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onGiveUp }}
      title={title}
      tone={cause.code === 'signing.cancelled' ? 'info' : cause.code === 'pin.wrong' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <CauseNotes cause={cause} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
