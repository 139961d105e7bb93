import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import type { RemoteRegistrationFailure } from '../../../../machines/remoteRegistration/setup.ts'
import { FailureDetails } from '../../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { RefusedFields } from '../outcome/RefusedFields.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'

interface Props {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: RemoteRegistrationFailure | null
  /** Null where the provider cannot be asked at all. */
  readonly onCertificates: (() => void) | null
  /** Null where the list has nothing to show. */
  readonly onShowExisting: (() => void) | null
  readonly onGiveUp: () => void
}

const titles: Readonly<Partial<Record<StoppedState, ReturnType<typeof msg>>>> = {
  sameExists: msg`This certificate is registered already`,
  refused: msg`The certificate was not registered`,
}

const passing: ReadonlySet<StoppedState> = new Set(['certificatesUnread', 'unreachable', 'tooManyAttempts'])

/** Nothing was registered: the cause, and the ways on. */
export const StoppedPanel = ({ state, outcome, onCertificates, onShowExisting, onGiveUp }: Props) => {
  const cause = stopCause(state, outcome)
  const { title, text } = useFailureText()(cause, titles[state])
  return (
    <StepPanel
      main={
        onCertificates === null
          ? undefined
          : {
              label: passing.has(state) ? <Trans>Try again</Trans> : <Trans>Choose another certificate</Trans>,
              onPress: onCertificates,
            }
      }
      other={
        onShowExisting === null ? undefined : { label: <Trans>Show it in the list</Trans>, onPress: onShowExisting }
      }
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onGiveUp }}
      title={title}
      tone={state === 'sameExists' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      <RefusedFields failure={cause} />
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
