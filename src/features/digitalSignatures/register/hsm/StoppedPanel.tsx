import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
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

/** Nothing was registered: the cause, and the ways on. No PIN is kept. */
export const StoppedPanel = (props: Props) => {
  const { state, outcome, onCertificates, onOtherAccount, onShowExisting, onGiveUp } = props
  const cause = stopCause(state, outcome)
  const { t } = useLingui()
  const { title, text } = useFailureText()(cause, state === 'refused' ? refusedTitle : undefined)
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
      // The refusal is called after a token elsewhere (seed 001 §4).
      title={state === 'certificateExists' ? t`This certificate is registered already` : title}
      tone={state === 'certificateExists' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <RefusedFields failure={cause} />
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
