import { useLingui } from '@lingui/react'
import { useCodeList } from '../../../codeLists/useCodeOptions.ts'
import type { CodeGroup } from '../../../domain/codeList.ts'
import type { ItemValues } from '../../../domain/items/item.ts'
import { OptionsNotRead } from '../../../records/form/OptionsNotRead.tsx'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { itemLabels } from './itemLabels.ts'

interface Props {
  readonly fields: RecordFields<ItemValues>
  readonly name: 'curr_cd' | 'vat_rate'
  readonly isClosed: boolean
  readonly group: CodeGroup
  /** What a code is called while the list is not there. */
  readonly textOf: (code: string) => string
  /** Says that the list could not be read. */
  readonly problem: string
}

/** A required code of an item. The code that the item has is shown, and can be saved, even if its list could not be read. */
export const CodeSelect = ({ fields, name, isClosed, group, textOf, problem }: Props) => {
  const { i18n } = useLingui()
  const { options, query } = useCodeList(group)
  return (
    <>
      <FormString name={name} of={fields}>
        {(control) => (
          <Select
            {...control}
            isReadOnly={isClosed}
            isRequired
            label={i18n._(itemLabels[name])}
            options={query.data === undefined ? [{ value: control.value, label: textOf(control.value) }] : options}
          />
        )}
      </FormString>
      <OptionsNotRead query={query} title={problem} />
    </>
  )
}
