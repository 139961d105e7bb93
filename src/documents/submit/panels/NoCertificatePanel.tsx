import { Trans, useLingui } from '@lingui/react/macro'
import { CertificatesBySomebodyElse } from '../../../signing/CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../../../signing/certificateSettings.ts'
import { useFiledKind } from '../../filedKind.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'

interface NoCertificatePanelProps {
  readonly onOpenSettings: () => void
  readonly onClose: () => void
}

/** Without a registered certificate nothing can be signed: the way to the settings (seed 000 §2, §8). */
export const NoCertificatePanel = ({ onOpenSettings, onClose }: NoCertificatePanelProps) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const open = useCertificateSettings(onOpenSettings)
  return (
    <StepPanel
      main={open && { label: <Trans>Open digital signatures</Trans>, onPress: open }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={t`No certificate is registered`}
      tone="warning"
    >
      <p>{i18n._(submit.noCertificate)}</p>
      <CertificatesBySomebodyElse />
    </StepPanel>
  )
}
