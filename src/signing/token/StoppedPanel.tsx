import { Trans } from '@lingui/react/macro'
import type { AttemptFailure } from '../../machines/tokenSigning/setup.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { CertificatesBySomebodyElse } from '../CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../certificateSettings.ts'
import { CheckReadiness } from '../CheckReadiness.tsx'
import { AgentVersionNote } from './AgentVersionNote.tsx'
import { CauseNotes } from './CauseNotes.tsx'
import { FailureDetails } from '../panel/FailureDetails.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'

interface StoppedPanelProps {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: AttemptFailure | null
  readonly reqKey: string
  readonly onRetry: () => void
  readonly onGiveUp: () => void
  /** Null where the settings of digital signatures have nothing to say about the cause. */
  readonly onOpenSettings: (() => void) | null
}

/** Signing has stopped: its cause, what to do about it, another try or giving up. Nothing has been sent. */
export const StoppedPanel = ({ state, outcome, reqKey, onRetry, onGiveUp, onOpenSettings }: StoppedPanelProps) => {
  const cause = stopCause(state, outcome)
  const { title, text } = useFailureText()(cause)
  const open = useCertificateSettings(onOpenSettings)
  return (
    <StepPanel
      main={{ label: <RetryLabel state={state} />, onPress: onRetry }}
      other={open && { label: <Trans>Open digital signatures</Trans>, onPress: open }}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onGiveUp }}
      title={title}
      tone={state === 'cancelledByUser' ? 'info' : state === 'pinWrong' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <CauseNotes cause={cause} />
      {onOpenSettings !== null && <CertificatesBySomebodyElse />}
      <AgentVersionNote />
      <CheckReadiness onOpenSettings={open ?? null} />
      <FailureDetails failure={cause} reqKey={reqKey} />
    </StepPanel>
  )
}

const RetryLabel = ({ state }: { readonly state: StoppedState }) => {
  if (state === 'pinLocked') return <Trans>Use another token</Trans>
  return state === 'cancelledByUser' ? <Trans>Sign again</Trans> : <Trans>Try again</Trans>
}
