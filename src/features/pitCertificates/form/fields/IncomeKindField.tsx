import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { isDay } from '../../../../domain/dates.ts'
import { incomeKinds, isIncomeKind } from '../../../../domain/pitCertificate/incomeKinds.ts'
import { isOfCircular91 } from '../../../../domain/pitCertificate/times.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { WrappingField } from '../../../../ui/form/WrappingField.tsx'
import { incomeKindNames } from '../../income/incomeKindNames.ts'
import { criteria, textLabels } from '../labels.ts'
import type { FieldProps } from './fieldProps.ts'

interface ControlProps {
  readonly control: Parameters<Parameters<typeof FormString>[0]['children']>[0]
  readonly isClosed: boolean
}

/** One of the kinds of Circular 91/2026. What was typed before the day changed stays in view until one is chosen. */
const ListedKind = ({ control, isClosed }: ControlProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const typed = control.value.trim()
  const isTyped = typed !== '' && !isIncomeKind(typed)
  const listed = incomeKinds.map((kind, index) => {
    const name = i18n._(incomeKindNames[kind])
    return { value: kind, label: `${index + 1}. ${name}` }
  })
  return (
    <Select
      {...control}
      isDisabled={isClosed}
      isRequired
      label={i18n._(textLabels.income_type)}
      marker={criteria.income_type}
      options={
        isTyped ? [{ value: control.value, label: t`${typed} (not in the list)`, isDisabled: true }, ...listed] : listed
      }
      placeholder={t`Choose the kind of income`}
      warningMessage={
        isTyped && !isClosed && control.errorMessage === ''
          ? t`Since 01/07/2026 the kind of income is one of seven: choose it from the list`
          : ''
      }
    />
  )
}

/** Any kind of income, as certificates before July 2026 name it. */
const TypedKind = ({ control, isClosed }: ControlProps) => {
  const { i18n } = useLingui()
  return (
    <WrappingField
      {...control}
      isDisabled={isClosed}
      isRequired
      label={i18n._(textLabels.income_type)}
      marker={criteria.income_type}
      maxLength={250}
    />
  )
}

/** The kind of income: chosen or typed, as the day of the certificate has it. */
export const IncomeKindField = ({ fields, isClosed }: FieldProps) => (
  <Watch name="inv_date" of={fields}>
    {(day = '') => (
      <FormString name="income_type" of={fields}>
        {(control) =>
          isDay(day) && !isOfCircular91(day) ? (
            <TypedKind control={control} isClosed={isClosed} />
          ) : (
            <ListedKind control={control} isClosed={isClosed} />
          )
        }
      </FormString>
    )}
  </Watch>
)
