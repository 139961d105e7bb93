import { useLingui } from '@lingui/react'
import { amountMaxLength, readAmount, shownMoney } from '../../../domain/money.ts'
import type { ItemValues } from '../../../domain/items/item.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { itemLabels } from './itemLabels.ts'

interface Props {
  readonly fields: RecordFields<ItemValues>
  readonly name: 'unit_prc' | 'pur_cost'
  readonly isClosed: boolean
  readonly isRequired?: boolean
}

/** An amount with decimal comma and thousands dots: written out in its usual form once the field is left (seed 001 §5). */
export const AmountField = ({ fields, name, isClosed, isRequired = false }: Props) => {
  const { i18n } = useLingui()
  return (
    <Watch name="curr_cd" of={fields}>
      {(currency = '') => (
        <FormString name={name} of={fields}>
          {(control) => (
            <TextField
              {...control}
              isReadOnly={isClosed}
              isRequired={isRequired}
              label={i18n._(itemLabels[name])}
              maxLength={amountMaxLength}
              onBlur={(event) => {
                const amount = readAmount(control.value)
                const shown = amount === null ? control.value : shownMoney(amount, currency)
                if (shown !== control.value) control.onChange(shown)
                control.onBlur(event)
              }}
            />
          )}
        </FormString>
      )}
    </Watch>
  )
}
