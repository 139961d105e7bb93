import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TokenInfo } from '../../../domain/certificate.ts'
import { registeredFormTypeSchema, type RegisteredFormType } from '../../../domain/certificateRegistration.ts'
import { certificateFormTypes } from '../../../domain/certificateCodes.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { TokenCard } from '../../../signing/token/TokenCard.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import * as v from 'valibot'

interface Props {
  readonly token: TokenInfo
  /** Null where there is no other one to choose. */
  readonly onChooseAnother: (() => void) | null
  readonly onRegister: (formType: RegisteredFormType) => void
  readonly onCancel: () => void
}

/** What the certificate says, and what it is registered as (seed 001 §3, §4). */
export const ConfirmPanel = ({ token, onChooseAnother, onRegister, onCancel }: Props) => {
  const { t } = useLingui()
  const [formType, setFormType] = useState<RegisteredFormType>(certificateFormTypes.add)
  return (
    <StepPanel
      main={{ label: <Trans>Register</Trans>, onPress: () => onRegister(formType) }}
      other={
        onChooseAnother === null
          ? undefined
          : { label: <Trans>Choose another certificate</Trans>, onPress: onChooseAnother }
      }
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Is this the certificate to register?`}
      tone="info"
    >
      <TokenCard token={token} />
      <RadioGroup
        label={t`Form type`}
        onChange={(value) => setFormType(v.parse(registeredFormTypeSchema, value))}
        options={[
          {
            value: certificateFormTypes.add,
            label: t`Add new`,
            description: t`Your company has not declared this certificate yet.`,
          },
          {
            value: certificateFormTypes.renew,
            label: t`Extend`,
            description: t`It extends a certificate that your company has declared before.`,
          },
        ]}
        value={formType}
      />
    </StepPanel>
  )
}
