import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { hasRates } from '../../../../domain/invoice/forms.ts'
import { mayBeReduced } from '../../../../domain/invoice/reduction.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { FeesField } from '../fields/FeesField.tsx'
import { NumberTextField } from '../fields/NumberTextField.tsx'
import { ShopField } from '../fields/ShopField.tsx'
import { LineField } from '../fields/TextFields.tsx'
import type { FieldProps } from '../fields.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { amountTermsIn } from '../lines/amountTerms.ts'

const none = '-'

/** A fifth of what the branch pays of revenue, on sales invoices while the law has it. */
const ReducedField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const percents = [
    { value: none, label: t`No reduction` },
    { value: '1', label: t`1% - distribution, supply of goods` },
    { value: '2', label: t`2% - other activities` },
    { value: '3', label: t`3% - production, transport, services with goods` },
    { value: '5', label: t`5% - services, construction without material` },
  ]
  return (
    <FormString name="reduced_percent" of={fields}>
      {(control) => (
        <Select
          {...control}
          isDisabled={isClosed}
          label={i18n._(textLabels.reduced_percent)}
          onChange={(value) => control.onChange(value === none ? '' : value)}
          options={percents}
          value={control.value === '' ? none : control.value}
        />
      )}
    </FormString>
  )
}

/** Fees, reductions, the shop that sells, and lists of goods. */
export const MoreSection = (field: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fields, isClosed } = field
  return (
    <FormSection description={<Trans>What few invoices have.</Trans>} level={2} title={t`Fees, reductions, shop`}>
      <FormRow>
        <FeesField {...field} />
      </FormRow>
      <WatchEach names={['form_no', 'inv_date']} of={fields}>
        {() => {
          const { form_no, inv_date, reduced_percent } = amountTermsIn(fields)
          // What a draft has of a day when the law had it stays in view, so that it can be taken out.
          const isShown = mayBeReduced(inv_date) || reduced_percent !== ''
          return (
            <>
              {hasRates(form_no) && <NumberTextField {...field} name="untaxed_reduction" />}
              {!hasRates(form_no) && isShown && <ReducedField {...field} />}
            </>
          )
        }}
      </WatchEach>
      <NumberTextField {...field} name="other_reduction" />
      <ShopField {...field} />
      <LineField {...field} maxLength={50} name="list_no" />
      <FormString name="list_date" of={fields}>
        {(control) => <DateField {...control} isDisabled={isClosed} label={i18n._(textLabels.list_date)} />}
      </FormString>
    </FormSection>
  )
}
