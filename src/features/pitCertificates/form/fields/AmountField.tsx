import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { isAmount, shownAmount } from '../../../../domain/money.ts'
import type { CertificateAmount } from '../../../../domain/pitCertificate/fields.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { InputField } from '../../../../ui/form/InputField.tsx'
import { criteria, textLabels } from '../labels.ts'
import { amountSaid, editedAmount, type EditedAmount } from './editedAmount.ts'
import type { FieldProps } from './fieldProps.ts'

interface Props extends FieldProps {
  readonly name: CertificateAmount
  /** What there is to look at again. */
  readonly warning?: string
}

/** Longest text of an amount: 15 digits with dots between them, and a currency that was pasted with it. */
const longest = 30

/** An amount in whole đồng: kept as digits, shown with dots between thousands once the field is left, and read as people type or paste it. */
export const AmountField = ({ fields, isClosed, name, warning = '' }: Props) => {
  const { i18n } = useLingui()
  const [edited, setEdited] = useState<EditedAmount | null>(null)
  return (
    <FormString name={name} of={fields}>
      {(control) => {
        const shown = shownAmount(control.value)
        return (
          <InputField
            {...control}
            align="end"
            autoComplete="off"
            inputMode="decimal"
            isDisabled={isClosed}
            isRequired
            label={i18n._(textLabels[name])}
            marker={criteria[name]}
            maxLength={longest}
            onBlur={(event) => {
              setEdited(null)
              control.onBlur(event)
            }}
            onChange={(text) => {
              const now = editedAmount(edited ?? { text: shown, hasShownDots: isAmount(control.value) }, text)
              setEdited(now)
              control.onChange(amountSaid(now))
            }}
            value={edited?.text ?? shown}
            warningMessage={control.errorMessage === '' ? warning : ''}
          />
        )
      }}
    </FormString>
  )
}
