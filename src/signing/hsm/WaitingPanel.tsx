import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../panel/StepPanel.tsx'

interface WaitingPanelProps {
  readonly step: 'readingCertificates' | 'loggingIn' | 'signing'
  readonly onCancel: () => void
}

/** The product waits for the signing server; the user may stop waiting. */
export const WaitingPanel = ({ step, onCancel }: WaitingPanelProps) => {
  const { t } = useLingui()
  const titles = {
    readingCertificates: t`Looking up your certificates`,
    loggingIn: t`Logging in to the signing server`,
    signing: t`The signing server signs`,
  }
  return (
    <StepPanel quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }} title={titles[step]} tone="busy">
      <p>
        {step === 'signing' ? (
          <Trans>The PIN was sent once and is kept nowhere. What comes back is checked before it is sent.</Trans>
        ) : (
          <Trans>Nothing is signed before you have entered the PIN.</Trans>
        )}
      </p>
    </StepPanel>
  )
}
