import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly step: 'readingCertificates' | 'registering' | 'askingOutcome'
  /** Null where waiting cannot be given up. */
  readonly onCancel: (() => void) | null
}

/** The product waits for the provider or its own server. */
export const WaitingPanel = ({ step, onCancel }: Props) => {
  const { t } = useLingui()
  const titles = {
    readingCertificates: t`Looking up your certificates at the provider`,
    registering: t`Registering the certificate`,
    askingOutcome: t`Asking the server`,
  }
  return (
    <StepPanel
      quiet={onCancel === null ? undefined : { label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={titles[step]}
      tone="busy"
    >
      <p>
        {step === 'readingCertificates' ? (
          <Trans>Nothing is signed or registered yet, and your phone asks for nothing.</Trans>
        ) : (
          <Trans>This takes a moment. Leave this page open until it is done.</Trans>
        )}
      </p>
    </StepPanel>
  )
}
