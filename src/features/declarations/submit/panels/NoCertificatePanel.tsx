import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button/Button.tsx'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'

interface NoCertificatePanelProps {
  readonly onOpenSettings: () => void
  readonly onClose: () => void
}

/** Without a registered certificate nothing can be signed: the way to the settings (seed 000 §2, §8). */
export const NoCertificatePanel = ({ onOpenSettings, onClose }: NoCertificatePanelProps) => {
  const { t } = useLingui()
  return (
    <StepPanel
      main={
        <Button autoFocus onPress={onOpenSettings} variant="primary">
          <Trans>Open digital signatures</Trans>
        </Button>
      }
      quiet={
        <Button onPress={onClose} variant="quiet">
          <Trans>Close</Trans>
        </Button>
      }
      title={t`No certificate is registered`}
      tone="warning"
    >
      <p>
        <Trans>
          A declaration is signed with a certificate that your company has registered here and that is active. The digital signatures in the settings show
          what is registered. Your declaration stays as it is.
        </Trans>
      </p>
    </StepPanel>
  )
}
