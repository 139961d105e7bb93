import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import { pinProblems } from '../../../../domain/hsmForms.ts'
import { OtpField, PinField } from '../../../../hsm/SecretFields.tsx'
import { SecondFactor } from '../../../../hsm/SecondFactor.tsx'
import { useSecretForm } from '../../../../hsm/useSecretForm.ts'
import type { CodeSecret, KeySecrets } from '../../../../machines/hsmRegistration/setup.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { SecondFactorBox } from './SecondFactorBox.tsx'
import '../../../../hsm/hsm.css'

export interface SecondFactorState {
  /** `off`: the box is not ticked. */
  readonly step: 'off' | 'fetchingQr' | 'asked'
  /** Where one was fetched. */
  readonly secret: CodeSecret | null
}

interface Props {
  /** For a submit button outside of it. */
  readonly id: string
  /** Why it is asked again; null the first time, and while an answer is waited for. */
  readonly failure: Failure | null
  readonly secondFactor: SecondFactorState
  readonly onSubmit: (secrets: KeySecrets) => void
  /** The box is ticked: the PIN is good for a QR code. */
  readonly onTicked: (pin: string) => void
  readonly onUnticked: () => void
}

/** PIN, and behind its box the one-time code (seed 000 §5, 001 §5). */
export const PinForm = ({ id, failure, secondFactor: { step, secret }, onSubmit, onTicked, onUnticked }: Props) => {
  const { t } = useLingui()
  const asksCode = step === 'asked'
  const form = useSecretForm({
    problemsOf: ({ pin, otp }) => pinProblems({ pin, otp: asksCode ? otp : null }),
    onSubmit: ({ pin, otp }) => onSubmit({ pin, otp: asksCode ? otp : null }),
    failure,
  })
  const pin = form.field('pin')
  const changePin = (value: string): void => {
    if (value === '' && step !== 'off') onUnticked()
    pin.onChange(value)
  }
  const tick = (): void => {
    if (form.check()) onTicked(form.typed.pin)
  }
  const submit = (event: FormEvent): void => (step === 'fetchingQr' ? event.preventDefault() : form.submit(event))
  return (
    <form autoComplete="off" className="hsm-form" id={id} noValidate onSubmit={submit}>
      <PinField {...pin} autoFocus onChange={changePin} />
      <SecondFactorBox
        hasPin={form.typed.pin !== ''}
        isTicked={step !== 'off'}
        onChange={(isTicked) => (isTicked ? tick() : onUnticked())}
        onWithoutPin={() => form.check()}
      />
      {step === 'fetchingQr' && (
        <p className="hsm-waiting" role="status">
          <Spinner size={16} />
          {t`The QR code is fetched`}
        </p>
      )}
      {asksCode && <SecondFactor secret={secret} />}
      {asksCode && <OtpField {...form.field('otp')} autoFocus={form.typed.pin !== ''} />}
    </form>
  )
}
