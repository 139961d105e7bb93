import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { settledBefore } from '../../../../domain/invoice/corrections/agreement.ts'
import { isCorrecting, isOfSeveral } from '../../../../domain/invoice/features.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import { textLabels } from '../../words/fieldLabels.ts'
import { valuesIn, type FieldProps } from '../fields.ts'
import { CorrectedField } from './CorrectedField.tsx'
import { CorrectionErrorField } from './CorrectionErrorField.tsx'
import { LineField } from './TextFields.tsx'

/** What was settled with the buyer before: the law asks for an agreement with a business, and that a person is informed. */
const AgreementFields = (field: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fields, isClosed } = field
  const settled = settledBefore(valuesIn(fields))
  const descriptions = {
    agreement: t`Of the paper on which you and the buyer have agreed what is wrong.`,
    information: t`A message that informed the buyer may have none.`,
  } as const
  return (
    <>
      <LineField
        {...field}
        description={settled === null ? t`If you and the buyer wrote down what has happened.` : descriptions[settled]}
        isRequired={settled === 'agreement'}
        maxLength={50}
        name="agreement_no"
      />
      <FormString name="agreement_date" of={fields}>
        {(control) => (
          <DateField
            {...control}
            description={
              settled === 'information' ? t`On which the buyer was informed, or your website said so.` : undefined
            }
            isDisabled={isClosed}
            isRequired={settled !== null}
            label={i18n._(textLabels.agreement_date)}
          />
        )}
      </FormString>
    </>
  )
}

/** The invoices that this one corrects at once, and the number of their list. */
const SeveralFields = (field: FieldProps) => {
  const { t } = useTexts()
  return (
    <>
      <FormRow>
        <CorrectedField fields={field.fields} />
      </FormRow>
      <LineField
        {...field}
        description={t`List 01/BK-ĐCTT is signed and sent with the invoice, on the day of the invoice.`}
        isRequired
        maxLength={50}
        name="correction_list_no"
      />
    </>
  )
}

/** What was wrong with the invoice that this one corrects, why it is corrected, and what was settled with the buyer; nothing of an invoice of its own. */
export const CorrectionFields = (field: FieldProps) => {
  const { t } = useTexts()
  const { fields } = field
  const values = valuesIn(fields)
  // What an invoice is to others is decided before its form opens.
  if (!isCorrecting(values)) return null
  return (
    <>
      {isOfSeveral(values) && <SeveralFields {...field} />}
      <FormRow>
        <CorrectionErrorField {...field} />
      </FormRow>
      <FormRow>
        <LineField
          {...field}
          description={t`It stands in what is sent to the tax authority. In Vietnamese.`}
          maxLength={255}
          name="note"
        />
      </FormRow>
      <WatchEach names={['inv_date', 'correction_error', 'tax_code', 'company_name']} of={fields}>
        {() => <AgreementFields {...field} />}
      </WatchEach>
    </>
  )
}
