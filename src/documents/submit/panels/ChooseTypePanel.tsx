import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateTypes, type CertificateType } from '../../../domain/certificateCodes.ts'
import { wayOf } from '../../../machines/signingWays.ts'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { CheckReadiness } from '../../../signing/CheckReadiness.tsx'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'

interface ChooseTypePanelProps {
  /** Types of which the company has a usable certificate. */
  readonly available: readonly CertificateType[]
  /** Confirmed without a choice that can sign (seed 000 §5). */
  readonly isMissing: boolean
  readonly onConfirm: (chosen: CertificateType | null) => void
  readonly onCancel: () => void
}

const { usbToken, hsm, remoteSignature } = certificateTypes
const offered = [usbToken, hsm, remoteSignature] as const

/** The types of the dialog, with what choosing them means, or why they cannot be chosen. */
export const useTypeOptions = (available: readonly CertificateType[]) => {
  const { t } = useLingui()
  const texts = {
    [usbToken]: {
      label: t`USB token`,
      meaning: t`Signed on this computer with the token or smart card that is plugged in.`,
    },
    [hsm]: { label: t`HSM`, meaning: t`Signed by the signing server with a key that it keeps; you enter its PIN.` },
    [remoteSignature]: { label: t`eSign`, meaning: t`Signed by your provider once you confirm it on your phone.` },
  }
  const closedBecause = (type: (typeof offered)[number]): string | null => {
    const isRegistered = available.some((one) => wayOf(one) === wayOf(type))
    return isRegistered ? null : t`No certificate of this type is in use for your company.`
  }
  return offered.map((value) => {
    const closed = closedBecause(value)
    const { label, meaning } = texts[value]
    return { value, label, isDisabled: closed !== null, description: closed ?? meaning }
  })
}

/** The choice of signature type, the token first (seed 000 §2 "Signing dialogs", 002 §2.11). */
export const ChooseTypePanel = ({ available, isMissing, onConfirm, onCancel }: ChooseTypePanelProps) => {
  const { t } = useLingui()
  const options = useTypeOptions(available)
  const [chosen, setChosen] = useState<CertificateType | null>(options[0]?.isDisabled === false ? usbToken : null)
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, onPress: () => onConfirm(chosen) }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Choose how to sign`}
      tone="info"
    >
      <RadioGroup
        errorMessage={isMissing && chosen === null ? t`Please select digital signature type.` : undefined}
        label={t`Digital signature type`}
        onChange={(value) => setChosen(offered.find((type) => type === value) ?? null)}
        options={options}
        value={chosen ?? ''}
      />
      <CheckReadiness onOpenSettings={null} />
    </StepPanel>
  )
}
