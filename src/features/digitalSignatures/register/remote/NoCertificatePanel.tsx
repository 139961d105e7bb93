import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly onOtherUser: () => void
  readonly onCancel: () => void
}

/** The provider has nothing of this user that the company could register. */
export const NoCertificatePanel = ({ onOtherUser, onCancel }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      main={{ label: <Trans>Another user</Trans>, onPress: onOtherUser }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`No certificate of your company there`}
      tone="warning"
    >
      <p>
        <Trans>
          The provider knows this user, and holds no certificate of this user that is in use and carries your company's
          tax code. Enter another user, or ask the provider for a certificate of your company.
        </Trans>
      </p>
    </StepPanel>
  )
}
