import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../panel/StepPanel.tsx'

interface WaitingPanelProps {
  readonly step: 'readingCertificates' | 'findingRequest' | 'requesting' | 'cancelling'
  /** Null where waiting cannot be given up. */
  readonly onCancel: (() => void) | null
}

/** The product waits for server and provider. */
export const WaitingPanel = ({ step, onCancel }: WaitingPanelProps) => {
  const { t } = useLingui()
  const titles = {
    readingCertificates: t`Looking up your certificates`,
    findingRequest: t`Looking for a signature that waits`,
    requesting: t`Asking the eSign provider`,
    cancelling: t`Giving the request up`,
  }
  return (
    <StepPanel
      quiet={onCancel === null ? undefined : { label: <Trans>Stop signing</Trans>, onPress: onCancel }}
      title={titles[step]}
      tone="busy"
    >
      <p>
        {step === 'cancelling' ? (
          <Trans>From now on a confirmation on the phone signs nothing. Nothing is sent to the tax authority.</Trans>
        ) : (
          <Trans>Nothing is signed before you confirm it on your phone.</Trans>
        )}
      </p>
    </StepPanel>
  )
}
