import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateTypes, type CertificateType } from '../../../domain/certificateCodes.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'

interface Props {
  /** Confirmed without a type that can be added (seed 001 §5). */
  readonly isMissing: boolean
  readonly onConfirm: (chosen: CertificateType | null) => void
  readonly onCancel: () => void
}

const { usbToken, hsm, remoteSignature } = certificateTypes
const offered = [usbToken, hsm, remoteSignature] as const

/** The choice of what is added: USB token, HSM, eSign (seed 001 §2.1). Nothing is chosen for the user. */
export const ChooseTypePanel = ({ isMissing, onConfirm, onCancel }: Props) => {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<CertificateType | null>(null)
  const texts = {
    [usbToken]: { label: t`USB token`, description: t`A token or smart card that is plugged into this computer.` },
    [hsm]: { label: t`HSM`, description: t`A certificate on a provider's signing server, signed with by PIN.` },
    [remoteSignature]: { label: t`eSign`, description: t`A certificate that you confirm on your phone.` },
  }
  const options = offered.map((value) => ({ value, ...texts[value] }))
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, onPress: () => onConfirm(chosen) }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`What do you want to add?`}
      tone="info"
    >
      <RadioGroup
        errorMessage={isMissing ? t`Please select digital signature type.` : undefined}
        label={t`Digital signature type`}
        onChange={(value) => setChosen(offered.find((type) => type === value) ?? null)}
        options={options}
        value={chosen ?? ''}
      />
    </StepPanel>
  )
}
