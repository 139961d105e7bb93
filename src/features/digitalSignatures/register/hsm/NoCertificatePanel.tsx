import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly onOtherAccount: () => void
  readonly onCancel: () => void
}

/** The account holds no certificate. */
export const NoCertificatePanel = ({ onOtherAccount, onCancel }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      main={{ label: <Trans>Another account</Trans>, onPress: onOtherAccount }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`This account has no certificate`}
      tone="warning"
    >
      <p>
        <Trans>
          The signing server knows the account, and holds no certificate for it. Connect with another account, or ask
          the provider whether the certificate has been issued.
        </Trans>
      </p>
    </StepPanel>
  )
}
