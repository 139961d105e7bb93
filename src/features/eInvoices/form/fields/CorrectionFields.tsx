import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { isCorrecting } from '../../../../domain/invoice/features.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import { textLabels } from '../../words/fieldLabels.ts'
import { valuesIn, type FieldProps } from '../fields.ts'
import { LineField } from './TextFields.tsx'

/** Why an invoice corrects another one, and what buyer and seller have agreed about it; nothing of an invoice of its own. */
export const CorrectionFields = (field: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { fields, isClosed } = field
  // What an invoice is to others is decided before its form opens.
  if (!isCorrecting(valuesIn(fields))) return null
  return (
    <>
      <FormRow>
        <LineField
          {...field}
          description={t`It stands in what is sent to the tax authority. In Vietnamese.`}
          maxLength={255}
          name="note"
        />
      </FormRow>
      <LineField
        {...field}
        description={t`Of what you and the buyer agreed about the error, if you wrote it down.`}
        maxLength={50}
        name="agreement_no"
      />
      <FormString name="agreement_date" of={fields}>
        {(control) => <DateField {...control} isDisabled={isClosed} label={i18n._(textLabels.agreement_date)} />}
      </FormString>
    </>
  )
}
