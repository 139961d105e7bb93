import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly step: 'readingCertificates' | 'registering' | 'askingOutcome'
  /** Null where waiting cannot be given up. */
  readonly onCancel: (() => void) | null
}

/** The product waits for the signing server or its own. */
export const WaitingPanel = ({ step, onCancel }: Props) => {
  const { t } = useLingui()
  const titles = {
    readingCertificates: t`Reading the certificates of the account`,
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
          <Trans>Nothing is registered before you have entered the PIN.</Trans>
        ) : (
          <Trans>This takes a moment. Leave this page open until it is done.</Trans>
        )}
      </p>
    </StepPanel>
  )
}
