import { Trans } from '@lingui/react/macro'
import { certificateLabel } from '../../../certificates/useCertificateColumns.tsx'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import type { Failure } from '../../../domain/failure.ts'
import { AttemptsLeft } from '../../../hsm/AttemptsLeft.tsx'
import { OtpField, PinField } from '../../../hsm/SecretFields.tsx'
import type { useSecretForm } from '../../../hsm/useSecretForm.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { KeyNotice } from '../key/KeyNotice.tsx'
import { attemptsLeftAfter } from '../key/knownHsmFailure.ts'
import type { KeyState } from '../key/useKeyState.ts'
import '../../../hsm/hsm.css'

interface Props {
  /** The one that lies in an HSM. */
  readonly certificate: CertificateRecord
  readonly state: KeyState
  readonly form: ReturnType<typeof useSecretForm>
  /** Of the last attempt. */
  readonly failure: Failure | null
  readonly onConnect: (() => void) | undefined
}

/** What opens the key of the certificate in an HSM: its PIN, and a one-time code where it asks for one (seed 001 §5, §7). */
export const KeyFields = ({ certificate, state, form, failure, onConnect }: Props) => {
  const label = certificateLabel(certificate)
  return (
    <Stack>
      <p>
        <Trans>
          <strong>{label}</strong> lies in an HSM: its status changes with the PIN of its key.
        </Trans>
      </p>
      <KeyNotice onConnect={onConnect} state={state} />
      {state.is === 'open' && (
        <div className="hsm-form">
          <AttemptsLeft count={attemptsLeftAfter(failure) ?? state.attemptsLeft} />
          <PinField {...form.field('pin')} />
          {state.asksOtp && <OtpField {...form.field('otp')} />}
        </div>
      )}
    </Stack>
  )
}
