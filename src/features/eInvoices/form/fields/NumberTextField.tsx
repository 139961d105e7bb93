import { useLingui } from '@lingui/react'
import type { InvoiceText } from '../../../../domain/invoice/fields.ts'
import { useTypedAmount } from '../../../../records/form/useTypedAmount.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { InputField } from '../../../../ui/form/InputField.tsx'
import type { FieldProps } from '../fields.ts'
import { textLabels, type ShownField } from '../../words/fieldLabels.ts'

interface Props extends FieldProps {
  readonly name: ShownField & InvoiceText
  readonly description?: string
}

/** A number that is kept as an exact decimal, shown as people write it once the field is left, and read as they type or paste it. */
export const NumberTextField = ({ fields, isClosed, name, description }: Props) => {
  const { i18n } = useLingui()
  const amount = useTypedAmount()
  return (
    <FormString name={name} of={fields}>
      {(control) => (
        <InputField
          {...control}
          align="end"
          autoComplete="off"
          description={description}
          inputMode="decimal"
          isDisabled={isClosed}
          label={i18n._(textLabels[name])}
          maxLength={40}
          onBlur={(event) => {
            amount.leave()
            control.onBlur(event)
          }}
          onChange={(text) => control.onChange(amount.type(control.value, text))}
          value={amount.shown(control.value)}
        />
      )}
    </FormString>
  )
}
