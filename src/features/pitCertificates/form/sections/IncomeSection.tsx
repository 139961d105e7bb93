import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { AmountField } from '../fields/AmountField.tsx'
import type { FieldProps } from '../fields/fieldProps.ts'
import { IncomeKindField } from '../fields/IncomeKindField.tsx'
import { LineField } from '../fields/TextFields.tsx'
import { recheckIfWrong } from '../fields.ts'
import { criteria, textLabels } from '../labels.ts'
import { useCertificateWarnings, warnedBy } from '../useCertificateWarnings.ts'
import './IncomeSection.css'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1)).map((month) => ({
  value: month,
  label: month,
}))

interface MonthProps extends FieldProps {
  readonly name: 'income_from_mon' | 'income_to_mon'
  readonly warning?: string
}

const MonthField = ({ fields, isClosed, name, warning = '' }: MonthProps) => {
  const { i18n } = useLingui()
  return (
    <FormString name={name} of={fields}>
      {(control) => (
        <Select
          {...control}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels[name])}
          marker={criteria[name]}
          onChange={(month) => {
            control.onChange(month)
            recheckIfWrong(fields, 'income_from_mon', 'income_to_mon')
          }}
          options={months}
          warningMessage={control.errorMessage === '' ? warning : ''}
        />
      )}
    </FormString>
  )
}

interface Props extends FieldProps {
  /** Whether the certificate is read, not filled in. */
  readonly isRead: boolean
}

/** Income and tax, criteria [13] to [19], with what there is to look at again. */
export const IncomeSection = ({ isRead, ...field }: Props) => {
  const { t } = useTexts()
  const warningOf = useCertificateWarnings(field)
  return (
    <FormSection
      description={
        isRead ? undefined : (
          <Trans>
            Amounts are in whole đồng. Type them with or without dots between thousands, as 5.000.000 or 5000000.
          </Trans>
        )
      }
      level={2}
      title={t`Personal income tax withheld`}
    >
      <WatchEach names={warnedBy} of={field.fields}>
        {() => (
          <>
            <FormRow>
              <IncomeKindField {...field} />
            </FormRow>
            <AmountField {...field} name="final_insurance_amt" />
            <AmountField {...field} name="donations_amt" />
            <FormRow>
              <div className="certificate-period">
                <MonthField {...field} name="income_from_mon" />
                <MonthField {...field} name="income_to_mon" warning={warningOf('income_to_mon')} />
                <LineField {...field} inputMode="numeric" isRequired maxLength={4} name="income_year" />
              </div>
            </FormRow>
            <AmountField {...field} name="final_income_amt" />
            <AmountField {...field} name="final_income_before_tax" warning={warningOf('final_income_before_tax')} />
            <AmountField {...field} name="final_income_tax" warning={warningOf('final_income_tax')} />
          </>
        )}
      </WatchEach>
    </FormSection>
  )
}
