import { Trans, useLingui } from '@lingui/react/macro'
import { sentAtOnce } from '../../../domain/documents/listRules.ts'
import { CertificatesBySomebodyElse } from '../../../signing/CertificatesBySomebodyElse.tsx'
import { useCertificateSettings } from '../../../signing/certificateSettings.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly onOpenSettings: () => void
  readonly onClose: () => void
}

/** So many are signed by the server alone, and the company has no certificate in an HSM: how they can be sent all the same. */
export const NoHsmPanel = ({ onOpenSettings, onClose }: Props) => {
  const { t } = useLingui()
  const open = useCertificateSettings(onOpenSettings)
  return (
    <StepPanel
      main={open && { label: <Trans>Open digital signatures</Trans>, onPress: open }}
      quiet={{ label: <Trans>Close</Trans>, onPress: onClose }}
      title={t`So many need a certificate in an HSM`}
      tone="warning"
    >
      <p>
        <Trans>
          More than {sentAtOnce} are signed and sent by the signing server (HSM) alone, and your company has no HSM
          certificate in use. Begin again once one is registered in the digital signatures; nothing has been sent.
        </Trans>
      </p>
      <p>
        <Trans>
          Or select up to {sentAtOnce} at a time in the list: these are also signed with a USB token or eSign.
        </Trans>
      </p>
      <CertificatesBySomebodyElse />
    </StepPanel>
  )
}
