import { Trans, useLingui } from '@lingui/react/macro'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import type { FieldProps } from '../fields/fieldProps.ts'
import { LineField, LongField } from '../fields/TextFields.tsx'

/** Criteria [01] to [04], which the server takes from the company. */
export const PayerSection = (field: FieldProps) => {
  const { t } = useLingui()
  return (
    <FormSection
      description={<Trans>The company's own data is taken from the company settings.</Trans>}
      level={2}
      title={t`Organisation that pays the income`}
    >
      <FormRow>
        <LongField {...field} isReadOnly name="comp_nm" />
      </FormRow>
      <LineField {...field} isReadOnly name="comp_taxcd" />
      <LineField {...field} isReadOnly name="comp_tel_no" />
      <FormRow>
        <LongField {...field} isReadOnly name="comp_add" />
      </FormRow>
    </FormSection>
  )
}
