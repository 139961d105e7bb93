import { Trans, useLingui } from '@lingui/react/macro'
import { itemLimits, type ItemValues, type KeptTexts } from '../../../domain/items/item.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../ui/form/connect/FormBoolean.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

interface Props {
  readonly fields: RecordFields<ItemValues>
  readonly isClosed: boolean
  readonly kept: KeptTexts
  /** Whether the code was given automatically: then it stays (seed 001 §4). */
  readonly isLocked: boolean
}

/** The code of an item, given automatically or typed. */
export const CodeField = ({ fields, isClosed, kept, isLocked }: Props) => {
  const { t } = useLingui()
  return (
    <Stack gap={2}>
      <Watch name="product_source" of={fields}>
        {(isAutomatic = true) => (
          <FormTextField
            description={isAutomatic && !isLocked ? t`Given when the item is saved` : undefined}
            isReadOnly={isClosed || isAutomatic}
            isRequired={!isAutomatic}
            label={t`Item code`}
            maxLength={Math.max(itemLimits.item_code, kept.item_code.length)}
            name="item_code"
            of={fields}
          />
        )}
      </Watch>
      <FormBoolean name="product_source" of={fields}>
        {({ errorMessage: _, ...control }) => (
          <Checkbox {...control} isDisabled={isClosed || isLocked}>
            <Trans>Automatic code</Trans>
          </Checkbox>
        )}
      </FormBoolean>
    </Stack>
  )
}
