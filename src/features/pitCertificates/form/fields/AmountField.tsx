import { useLingui } from '@lingui/react'
import type { CertificateAmount } from '../../../../domain/pitCertificate/fields.ts'
import { readDong } from '../../../../domain/pitCertificate/typedDong.ts'
import { typedDongAfter } from '../../../../domain/typedAmount.ts'
import { useTypedAmount } from '../../../../records/form/useTypedAmount.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { InputField } from '../../../../ui/form/InputField.tsx'
import { criteria, textLabels } from '../labels.ts'
import type { FieldProps } from './fieldProps.ts'

interface Props extends FieldProps {
  readonly name: CertificateAmount
  /** What there is to look at again. */
  readonly warning?: string
}

/** Longest text of an amount: 15 digits with dots between them, and a currency that was pasted with it. */
const longest = 30

const wholeDong = { after: typedDongAfter, read: readDong }

/** An amount in whole đồng: kept as digits, shown with dots between thousands once the field is left, and read as people type or paste it. */
export const AmountField = ({ fields, isClosed, name, warning = '' }: Props) => {
  const { i18n } = useLingui()
  const amount = useTypedAmount(wholeDong)
  return (
    <FormString name={name} of={fields}>
      {(control) => (
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
            amount.leave()
            control.onBlur(event)
          }}
          onChange={(text) => control.onChange(amount.type(control.value, text))}
          value={amount.shown(control.value)}
          warningMessage={control.errorMessage === '' ? warning : ''}
        />
      )}
    </FormString>
  )
}
