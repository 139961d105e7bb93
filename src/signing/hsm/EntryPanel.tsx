import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CertificateRecord } from '../../domain/certificate.ts'
import { shownDay } from '../../domain/dates.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { AttemptsLeft } from '../../hsm/AttemptsLeft.tsx'
import { HsmForm } from '../../hsm/HsmForm.tsx'
import type { HsmSecrets, HsmSigningFailure, KeyState } from '../../machines/hsmSigning/setup.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'

interface EntryPanelProps {
  /** Whether user and password are entered too, since none are kept with the certificate, or those were refused. */
  readonly asksAccount: boolean
  readonly certificate: CertificateRecord | null
  readonly keyState: KeyState
  /** Why it is asked again; null the first time, and while the signing server signs. */
  readonly failure: HsmSigningFailure | null
  /** Whether the signing server signs: what was typed stays in its fields, which are not shown. */
  readonly isSigning: boolean
  readonly onSubmit: (secrets: HsmSecrets) => void
  readonly onChooseAnother: () => void
  readonly onCancel: () => void
}

const CertificateCard = ({ certificate }: { readonly certificate: CertificateRecord }) => {
  const { t } = useLingui()
  return (
    <div className="step-card">
      <DescriptionList
        items={[
          { term: t`Serial number`, detail: certificate.serial_no },
          { term: t`Valid`, detail: `${shownDay(certificate.from_date)} – ${shownDay(certificate.to_date)}` },
        ]}
      />
    </div>
  )
}

/** Heading and ways on; while the signing server signs, the way out alone. */
const useFrame = ({ asksAccount, failure, isSigning, onChooseAnother, onCancel }: EntryPanelProps, form: string) => {
  const { t } = useLingui()
  const quiet = { label: <Trans>Stop signing</Trans>, onPress: onCancel }
  if (isSigning) return { quiet, title: t`The signing server signs`, tone: 'busy' } as const
  return {
    main: { label: <Trans>Sign</Trans>, form },
    other: { label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother },
    quiet,
    title: asksAccount ? t`Connect to the HSM` : t`Enter the PIN of the certificate`,
    tone: failure === null ? 'info' : 'warning',
  } as const
}

/** The PIN, and where it is wanted the account of the signing server (seed 002 §2.11, §4.4). What was entered goes once for each press. */
export const EntryPanel = (props: EntryPanelProps) => {
  const { asksAccount, certificate, keyState, failure, isSigning, onSubmit } = props
  const form = useId()
  const failureText = useFailureText()
  return (
    <StepPanel {...useFrame(props, form)}>
      {isSigning && (
        <p>
          <Trans>The PIN was sent once. What comes back is checked before it is sent on.</Trans>
        </p>
      )}
      <div hidden={isSigning}>
        <Stack>
          {failure !== null && (
            <Banner isLive title={failureText(failure).title} tone="danger">
              {failureText(failure).text}
            </Banner>
          )}
          {certificate !== null && <CertificateCard certificate={certificate} />}
          <AttemptsLeft count={keyState.attemptsLeft} />
          <HsmForm
            asks={{ providers: null, account: asksAccount, pin: true, otp: keyState.asksOtp }}
            failure={failure}
            id={form}
            onSubmit={({ userName, password, pin, otp }) =>
              onSubmit({
                account: asksAccount ? { userName: userName.trim(), password } : null,
                pin,
                otp: keyState.asksOtp ? otp : null,
              })
            }
          />
        </Stack>
      </div>
    </StepPanel>
  )
}
