import { Trans, useLingui } from '@lingui/react/macro'
import { CertificatesBySomebodyElse } from '../CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../certificateSettings.ts'
import { StepPanel } from '../panel/StepPanel.tsx'

interface Props {
  readonly onOpenSettings: () => void
  readonly onCancel: () => void
}

/** The company has no certificate in an HSM that is in use (seed 000 §4). */
export const NoCertificatePanel = ({ onOpenSettings, onCancel }: Props) => {
  const { t } = useLingui()
  const open = useCertificateSettings(onOpenSettings)
  return (
    <StepPanel
      main={open && { label: <Trans>Open digital signatures</Trans>, onPress: open }}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }}
      title={t`No certificate in an HSM is in use`}
      tone="warning"
    >
      <p>
        <Trans>
          The digital-signature settings show which certificates your company has, and register one of your HSM.
        </Trans>
      </p>
      <CertificatesBySomebodyElse />
    </StepPanel>
  )
}
