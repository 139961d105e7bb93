import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import type { HsmRegistrationFailure } from '../../../../machines/hsmRegistration/setup.ts'
import { FailureDetails } from '../../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { RefusedFields } from '../outcome/RefusedFields.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'

interface Props {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: HsmRegistrationFailure | null
  readonly onCertificates: () => void
  /** Null where another account has nothing to do with it. */
  readonly onOtherAccount: (() => void) | null
  /** Null where the list has nothing to show. */
  readonly onShowExisting: (() => void) | null
  readonly onGiveUp: () => void
}

const refusedTitle = msg`The certificate was not registered`
const existsTitle = msg`This certificate is registered already`

const titleOf = (state: StoppedState) => {
  if (state === 'certificateExists') return existsTitle
  return state === 'refused' ? refusedTitle : undefined
}

/** Nothing was registered: the cause, and the ways on. No PIN is kept. */
export const StoppedPanel = (props: Props) => {
  const { state, outcome, onCertificates, onOtherAccount, onShowExisting, onGiveUp } = props
  const cause = stopCause(state, outcome)
  const { title, text } = useFailureText()(cause, titleOf(state))
  const existing =
    onShowExisting === null ? undefined : { label: <Trans>Show it in the list</Trans>, onPress: onShowExisting }
  const account =
    onOtherAccount === null ? undefined : { label: <Trans>Another account</Trans>, onPress: onOtherAccount }
  return (
    <StepPanel
      main={{
        label: onOtherAccount === null ? <Trans>Choose another certificate</Trans> : <Trans>Try again</Trans>,
        onPress: onCertificates,
      }}
      other={existing ?? account}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onGiveUp }}
      title={title}
      tone={state === 'certificateExists' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <RefusedFields failure={cause} />
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
