import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import type { AttemptFailure } from '../../../../machines/tokenRegistration/setup.ts'
import { CheckReadiness } from '../../../../signing/CheckReadiness.tsx'
import { FailureDetails } from '../../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { CauseNotes } from '../../../../signing/token/CauseNotes.tsx'
import { RefusedFields } from '../outcome/RefusedFields.tsx'
import { stopCause, type StoppedState } from './stopCauses.ts'
import { TaxCodes } from './TaxCodes.tsx'

interface Props {
  readonly state: StoppedState
  /** What the outcome that led here holds beside its code. */
  readonly outcome: AttemptFailure | null
  readonly companyTaxCode: string
  readonly onReadAgain: () => void
  readonly onGiveUp: () => void
  /** Null where the list has nothing to show. */
  readonly onShowExisting: (() => void) | null
}

const hiddenTitle = msg`This token shows its certificate only after its PIN`
const refusedTitle = msg`The certificate was not registered`
const hiddenText = msg`It cannot be read without the PIN, which this page never asks for. Ask the token's provider for the program that shows certificates freely, or register another token.`

/** Nothing was registered: the cause, what to do about it, reading the token again or giving up. */
export const StoppedPanel = ({ state, outcome, companyTaxCode, onReadAgain, onGiveUp, onShowExisting }: Props) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  const cause = stopCause(state, outcome)
  const { title, text } =
    cause === null
      ? { title: i18n._(hiddenTitle), text: i18n._(hiddenText) }
      : failureText(cause, state === 'refused' ? refusedTitle : undefined)
  return (
    <StepPanel
      main={{ label: <Trans>Read the token again</Trans>, onPress: onReadAgain }}
      other={
        onShowExisting === null ? undefined : { label: <Trans>Show it in the list</Trans>, onPress: onShowExisting }
      }
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onGiveUp }}
      title={title}
      tone={state === 'sameTokenExists' ? 'warning' : 'danger'}
    >
      <p>{text}</p>
      {cause?.code === 'certificate.otherTaxCode' ? (
        <TaxCodes ofCompany={companyTaxCode} ofToken={cause.tokenTaxCode} />
      ) : (
        cause !== null && <CauseNotes cause={cause} />
      )}
      {cause !== null && <RefusedFields failure={cause} />}
      <CheckReadiness onOpenSettings={null} />
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
