import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { RemoteAttemptFailure } from '../../machines/remoteSigning/setup.ts'
import { FailureDetails } from '../panel/FailureDetails.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'
import { endTexts, requestTexts, stillOpenTitle } from './stopTexts.ts'

interface StoppedPanelProps {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: RemoteAttemptFailure | null
  readonly reqKey: string
  /** Null where the same certificate would come to the same end. */
  readonly onRetry: (() => void) | null
  /** Null where another certificate has nothing to do with it. */
  readonly onChooseAnother: (() => void) | null
  /** Null where there is no request to give up. */
  readonly onGiveUpAgain: (() => void) | null
  readonly onGiveUp: () => void
}

const useStopText = (state: StoppedState, cause: RemoteAttemptFailure | null) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  const end = endTexts[state]
  if (cause === null)
    return end === undefined ? { title: '', text: '' } : { title: i18n._(end.title), text: i18n._(end.text) }
  return failureText(cause, state === 'stillOpen' ? stillOpenTitle : undefined)
}

const retryLabel = (state: StoppedState): ReactNode => {
  if (state === 'stillOpen') return <Trans>Give up again</Trans>
  return state === 'connectionLost' ? <Trans>Ask again</Trans> : <Trans>Try again</Trans>
}

/** Signing by the provider has stopped: its cause, what to do about it, or giving up. Nothing has been sent. */
export const StoppedPanel = (props: StoppedPanelProps) => {
  const { state, outcome, reqKey, onRetry, onChooseAnother, onGiveUpAgain, onGiveUp } = props
  const { i18n } = useLingui()
  const cause = stopCause(state, outcome)
  const { title, text } = useStopText(state, cause)
  const ofRequest = requestTexts[state]
  const another =
    onChooseAnother === null
      ? undefined
      : { label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother }
  const retry = onRetry ?? onGiveUpAgain
  const again = retry === null ? undefined : { label: retryLabel(state), onPress: retry }
  return (
    <StepPanel
      main={again ?? another}
      other={again === undefined ? undefined : another}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onGiveUp }}
      title={title}
      tone={cause === null || state === 'stillOpen' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      {ofRequest !== undefined && <p>{i18n._(ofRequest)}</p>}
      {cause !== null && <FailureDetails failure={cause} reqKey={reqKey} />}
    </StepPanel>
  )
}
