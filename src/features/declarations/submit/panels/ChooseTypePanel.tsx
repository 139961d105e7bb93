import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateTypes, type CertificateType } from '../../../../domain/certificateCodes.ts'
import { wayOf } from '../../../../machines/signingWays.ts'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface ChooseTypePanelProps {
  /** Types of which the company has a usable certificate. */
  readonly available: readonly CertificateType[]
  /** Confirmed without a choice that can sign (seed 000 §5). */
  readonly isMissing: boolean
  readonly onConfirm: (chosen: CertificateType | null) => void
  readonly onCancel: () => void
}

const { usbToken, hsm, remoteSignature } = certificateTypes

/** The choice of signature type, the token first (seed 000 §2 "Signing dialogs", 002 §2.11). */
export const ChooseTypePanel = ({ available, isMissing, onConfirm, onCancel }: ChooseTypePanelProps) => {
  const { t } = useLingui()
  const hasToken = available.some((type) => wayOf(type) === 'token')
  const [chosen, setChosen] = useState<CertificateType | null>(hasToken ? usbToken : null)
  const unregistered = t`No certificate of this type is in use for your company.`
  const notYet = t`Registered, but this version of the product signs with a USB token or smart card only.`
  const others = [
    { value: hsm, label: t`HSM` },
    { value: remoteSignature, label: t`eSign` },
  ].map((option) => ({
    ...option,
    isDisabled: true,
    description: available.includes(option.value) ? notYet : unregistered,
  }))
  const token = {
    value: usbToken,
    label: t`USB TOKEN`,
    isDisabled: !hasToken,
    description: hasToken ? t`Signed on this computer with the token or smart card that is plugged in.` : unregistered,
  }
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, onPress: () => onConfirm(chosen) }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Choose how to sign`}
      tone="info"
    >
      <RadioGroup
        errorMessage={isMissing ? t`Please select digital signature type.` : undefined}
        label={t`Digital signature type`}
        onChange={() => setChosen(usbToken)}
        options={[token, ...others]}
        value={chosen ?? ''}
      />
    </StepPanel>
  )
}
