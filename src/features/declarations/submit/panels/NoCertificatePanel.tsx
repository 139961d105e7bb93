import { Trans, useLingui } from '@lingui/react/macro'
import { CertificatesBySomebodyElse } from '../../../../signing/CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../../../../signing/certificateSettings.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface NoCertificatePanelProps {
  readonly onOpenSettings: () => void
  readonly onClose: () => void
}

/** Without a registered certificate nothing can be signed: the way to the settings (seed 000 §2, §8). */
export const NoCertificatePanel = ({ onOpenSettings, onClose }: NoCertificatePanelProps) => {
  const { t } = useLingui()
  const open = useCertificateSettings(onOpenSettings)
  return (
    <StepPanel
      main={open && { label: <Trans>Open digital signatures</Trans>, onPress: open }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={t`No certificate is registered`}
      tone="warning"
    >
      <p>
        <Trans>
          A declaration is signed with a certificate that your company has registered here and that is in use: active or
          extended. The digital signatures in the settings show what is registered. Your declaration stays as it is.
        </Trans>
      </p>
      <CertificatesBySomebodyElse />
    </StepPanel>
  )
}
