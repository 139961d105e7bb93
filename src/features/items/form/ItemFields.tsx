import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { itemLimits, type ItemValues } from '../../../domain/items/item.ts'
import { ImageField } from '../../../images/ImageField.tsx'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormTextArea } from '../../../ui/form/connect/FormTextArea.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { rateText } from '../list/itemColumns.ts'
import { AmountField } from './AmountField.tsx'
import { CodeField } from './CodeField.tsx'
import { CodeSelect } from './CodeSelect.tsx'
import { itemLabels } from './itemLabels.ts'
import { RateFlags } from './RateFlags.tsx'
import type { OpenedItem } from './useItemSource.ts'

interface Props {
  readonly fields: RecordFields<ItemValues>
  readonly opened: OpenedItem
  readonly isClosed: boolean
}

/** What an item is called, and how it is sold (seed 001 §2.8, §3). */
export const ItemFields = ({ fields, opened, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { kept } = opened
  const text = (name: 'item_name' | 'item_kname' | 'item_ename' | 'uom', max: number, isRequired = false) => (
    <FormTextField
      isReadOnly={isClosed}
      isRequired={isRequired}
      label={i18n._(itemLabels[name])}
      maxLength={max}
      name={name}
      of={fields}
    />
  )
  return (
    <>
      <FormSection title={t`The item`}>
        <CodeField
          fields={fields}
          isClosed={isClosed}
          isLocked={opened.recordId !== null && opened.values.product_source}
          kept={kept}
        />
        <StatusField />
        <FormRow>{text('item_name', itemLimits.item_name, true)}</FormRow>
        {text('item_kname', itemLimits.item_kname)}
        {text('item_ename', itemLimits.item_ename)}
      </FormSection>
      <PriceFields fields={fields} isClosed={isClosed}>
        {text('uom', Math.max(itemLimits.uom, kept.uom.length), true)}
      </PriceFields>
      <OtherFields fields={fields} isClosed={isClosed} />
    </>
  )
}

type OwnProps = Omit<Props, 'opened'>

/** The choice that seed 001 §4 binds to nothing (docs/decisions/0280). */
const StatusField = () => {
  const { t } = useMacro()
  return (
    <Select
      description={t`Every item is active: this choice is not used yet`}
      isReadOnly
      label={t`Status`}
      onChange={() => {}}
      options={[
        { value: 'active', label: t({ message: 'Active', context: 'Of an item' }) },
        { value: 'inactive', label: t({ message: 'Inactive', context: 'Of an item' }) },
      ]}
      value="active"
    />
  )
}

const OtherFields = ({ fields, isClosed }: OwnProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <FormSection columns={1} title={t`More`}>
      <FormTextArea
        isReadOnly={isClosed}
        label={i18n._(itemLabels.memo)}
        maxLength={itemLimits.memo}
        name="memo"
        of={fields}
      />
      <ImageField
        isClosed={isClosed}
        label={i18n._(itemLabels.picture)}
        name="picture"
        of={fields}
        purpose="item"
        uploadStep={msg`Failed to upload the picture of the item`}
      />
    </FormSection>
  )
}

interface PriceProps extends OwnProps {
  /** The unit that the price is of. */
  readonly children: ReactNode
}

const PriceFields = ({ fields, isClosed, children }: PriceProps) => {
  const { t } = useMacro()
  return (
    <FormSection
      description={
        <Trans>
          A comma stands before decimals, dots between thousands. VND takes up to 6 decimals, other currencies 2.
        </Trans>
      }
      title={t`Price`}
    >
      {children}
      <CodeSelect
        fields={fields}
        group="currency"
        isClosed={isClosed}
        name="curr_cd"
        problem={t`The currencies could not be read`}
        textOf={(code) => code}
      />
      <AmountField fields={fields} isClosed={isClosed} isRequired name="unit_prc" />
      <AmountField fields={fields} isClosed={isClosed} name="pur_cost" />
      <CodeSelect
        fields={fields}
        group="vat-rate"
        isClosed={isClosed}
        name="vat_rate"
        problem={t`The VAT rates could not be read`}
        textOf={rateText}
      />
      <FormRow>
        <RateFlags fields={fields} isClosed={isClosed} />
      </FormRow>
    </FormSection>
  )
}
