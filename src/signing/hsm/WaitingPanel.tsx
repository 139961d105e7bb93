import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../panel/StepPanel.tsx'

interface WaitingPanelProps {
  readonly step: 'readingCertificates' | 'loggingIn'
  readonly onCancel: () => void
}

/** The product waits for its server or the signing server before anything is entered; the user may stop waiting. */
export const WaitingPanel = ({ step, onCancel }: WaitingPanelProps) => {
  const { t } = useLingui()
  const titles = {
    readingCertificates: t`Looking up your certificates`,
    loggingIn: t`Logging in to the signing server`,
  }
  return (
    <StepPanel quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }} title={titles[step]} tone="busy">
      <p>
        <Trans>Nothing is signed before you have entered the PIN.</Trans>
      </p>
    </StepPanel>
  )
}
