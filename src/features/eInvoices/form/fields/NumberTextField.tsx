import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { InvoiceText } from '../../../../domain/invoice/fields.ts'
import { readAmount, shownAmount } from '../../../../domain/money.ts'
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
  const [typed, setTyped] = useState<string | null>(null)
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
            setTyped(null)
            control.onBlur(event)
          }}
          onChange={(text) => {
            setTyped(text)
            control.onChange(readAmount(text) ?? text.trim())
          }}
          value={typed ?? shownAmount(control.value)}
        />
      )}
    </FormString>
  )
}
