import { useLingui } from '@lingui/react'
import { isDay } from '../../../../domain/dates.ts'
import { invoiceVersionOn } from '../../../../domain/invoice/times.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { recheckIfWrong, setFollowing, type FieldProps } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'
import { textLabels } from '../../words/fieldLabels.ts'

interface Props extends FieldProps {
  readonly facts: FormFacts
}

/** What may be wrong on one day and right on another. */
const dependingOnDay = [
  'serial_no',
  'lines',
  'untaxed_reduction',
  'other_reduction',
  'reduced_percent',
  'shop_id',
  'budget_code',
  'personal_id',
  'passport_no',
] as const

/** The day of the invoice: with it change XML version, symbols and rates. */
export const DayField = ({ fields, isClosed, facts }: Props) => {
  const { i18n } = useLingui()
  return (
    <FormString name="inv_date" of={fields}>
      {(control) => (
        <DateField
          {...control}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.inv_date)}
          max={facts.today}
          onChange={(day) => {
            control.onChange(day)
            if (!isDay(day)) return
            setFollowing(fields, { xml_vs: invoiceVersionOn(day, facts.newest) })
            recheckIfWrong(fields, ...dependingOnDay)
          }}
        />
      )}
    </FormString>
  )
}
