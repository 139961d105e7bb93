import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { HsmSigningFailure } from '../../machines/hsmSigning/setup.ts'
import { CheckReadiness } from '../CheckReadiness.tsx'
import { FailureDetails } from '../panel/FailureDetails.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'

interface StoppedPanelProps {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: HsmSigningFailure | null
  readonly reqKey: string
  /** Whether the key is opened for a run, which also sends. */
  readonly isForRun: boolean
  /** Null where the same certificate would come to the same end. */
  readonly onRetry: (() => void) | null
  /** Null where another certificate has nothing to do with it. */
  readonly onChooseAnother: (() => void) | null
  readonly onGiveUp: () => void
}

/** Signing by the HSM has stopped: its cause, what to do about it, or giving up. No PIN is kept, and nothing has been sent unless a run may have begun. */
export const StoppedPanel = (props: StoppedPanelProps) => {
  const { state, outcome, reqKey, isForRun, onRetry, onChooseAnother, onGiveUp } = props
  const cause = stopCause(state, outcome)
  const { title, text } = useFailureText()(cause)
  const another =
    onChooseAnother === null
      ? undefined
      : { label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother }
  return (
    <StepPanel
      main={onRetry === null ? another : { label: <Trans>Try again</Trans>, onPress: onRetry }}
      other={onRetry === null ? undefined : another}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onGiveUp }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      {state === 'answerLost' && (
        <p>
          {isForRun ? (
            <Trans>
              Whether the server has begun is not known: it may already be signing and sending. "Try again" asks for the
              PIN and goes on with the same sending; no document is sent twice.
            </Trans>
          ) : (
            <Trans>
              Whether the document was signed is not known; nothing was sent to the tax authority. You will be asked for
              the PIN again.
            </Trans>
          )}
        </p>
      )}
      <CheckReadiness onOpenSettings={null} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}
