import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import type { HsmCertificate } from '../../../../domain/hsm.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { AttemptsLeft } from '../../../../hsm/AttemptsLeft.tsx'
import type { KeySecrets } from '../../../../machines/hsmRegistration/setup.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { PinForm, type SecondFactorState } from './PinForm.tsx'
import { LeaveOpen } from './WaitingPanel.tsx'

interface Props {
  readonly certificate: HsmCertificate | null
  readonly attemptsLeft: number | null
  /** Why it is asked again; null the first time, and while an answer is waited for. */
  readonly failure: Failure | null
  /** Whether the certificate is being registered: what was typed stays in its fields, which are not shown. */
  readonly isRegistering: boolean
  readonly secondFactor: SecondFactorState
  readonly onSubmit: (secrets: KeySecrets) => void
  readonly onTicked: (pin: string) => void
  readonly onUnticked: () => void
  readonly onChooseAnother: () => void
  readonly onCancel: () => void
}

/** Heading and ways on, which are none while the certificate is being registered. */
const useFrame = (props: Props, form: string) => {
  const { isRegistering, failure, secondFactor, onChooseAnother, onCancel } = props
  const { t } = useLingui()
  if (isRegistering) return { title: t`Registering the certificate`, tone: 'busy' } as const
  return {
    main: { label: <Trans>Register</Trans>, form, isDisabled: secondFactor.step === 'fetchingQr' },
    other: { label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother },
    quiet: { label: <Trans>Cancel</Trans>, onPress: onCancel },
    title: t`Enter the PIN of the certificate`,
    tone: failure === null ? 'info' : 'warning',
  } as const
}

/** The PIN of the chosen certificate, with a second factor where wanted (seed 000 §2, 001 §2.1, §4). */
export const PinPanel = (props: Props) => {
  const { certificate, attemptsLeft, failure, isRegistering, secondFactor } = props
  const form = useId()
  const failureText = useFailureText()
  return (
    <StepPanel {...useFrame(props, form)}>
      {isRegistering && <LeaveOpen />}
      <div hidden={isRegistering}>
        <Stack>
          {failure !== null && (
            <Banner isLive title={failureText(failure).title} tone="danger">
              {failureText(failure).text}
            </Banner>
          )}
          {certificate !== null && <CertificateCard certificate={certificate} />}
          <AttemptsLeft count={attemptsLeft} />
          <PinForm
            failure={failure}
            id={form}
            onSubmit={props.onSubmit}
            onTicked={props.onTicked}
            onUnticked={props.onUnticked}
            secondFactor={secondFactor}
          />
        </Stack>
      </div>
    </StepPanel>
  )
}
