import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import type { HsmCertificate } from '../../../../domain/hsm.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { AttemptsLeft } from '../../../../hsm/AttemptsLeft.tsx'
import type { KeySecrets } from '../../../../machines/hsmRegistration/setup.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { PinForm, type SecondFactorState } from './PinForm.tsx'

interface Props {
  readonly certificate: HsmCertificate | null
  readonly attemptsLeft: number | null
  /** Why it is asked again; null the first time. */
  readonly failure: Failure | null
  readonly secondFactor: SecondFactorState
  readonly onSubmit: (secrets: KeySecrets) => void
  readonly onTicked: (pin: string) => void
  readonly onUnticked: () => void
  readonly onChooseAnother: () => void
  readonly onCancel: () => void
}

/** A number for each form: what was typed is gone as soon as it has failed. */
const useFormNumber = (failure: Failure | null): number => {
  const [seen, setSeen] = useState({ failure, number: 0 })
  if (seen.failure === failure) return seen.number
  const number = failure === null ? seen.number : seen.number + 1
  setSeen({ failure, number })
  return number
}

/** The PIN of the chosen certificate, with a second factor where wanted (seed 000 §2, 001 §2.1, §4). */
export const PinPanel = (props: Props) => {
  const { certificate, attemptsLeft, failure, secondFactor, onChooseAnother, onCancel } = props
  const { t } = useLingui()
  const form = useId()
  const failureText = useFailureText()
  return (
    <StepPanel
      main={{ label: <Trans>Register</Trans>, form, isDisabled: secondFactor.step === 'fetchingQr' }}
      other={{ label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Enter the PIN of the certificate`}
      tone={failure === null ? 'info' : 'warning'}
    >
      {failure !== null && (
        <Banner isLive title={failureText(failure).title} tone="danger">
          {failureText(failure).text}
        </Banner>
      )}
      {certificate !== null && <CertificateCard certificate={certificate} />}
      <AttemptsLeft count={attemptsLeft} />
      <PinForm
        id={form}
        key={useFormNumber(failure)}
        onSubmit={props.onSubmit}
        onTicked={props.onTicked}
        onUnticked={props.onUnticked}
        secondFactor={secondFactor}
      />
    </StepPanel>
  )
}
