import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import type { FieldProps } from '../fields/fieldProps.ts'
import { LineField } from '../fields/TextFields.tsx'

/** Whether the person gets it, and notes. */
export const DeliverySection = (field: FieldProps) => {
  const { t } = useLingui()
  const { fields, isClosed } = field
  return (
    <FormSection level={2} title={t`Sending and notes`}>
      <FormRow>
        <FormBoolean name="req_send_email" of={fields}>
          {({ errorMessage: _, ...control }) => (
            <Checkbox
              {...control}
              description={t`The certificate goes to the taxpayer's e-mail address.`}
              isDisabled={isClosed}
            >
              <Trans>Send it to the taxpayer by e-mail once the tax authority has accepted it</Trans>
            </Checkbox>
          )}
        </FormBoolean>
      </FormRow>
      <LineField
        {...field}
        description={t`The tax authority reads it with the certificate.`}
        maxLength={255}
        name="note"
      />
      <LineField
        {...field}
        description={t`The tax authority reads it with the certificate.`}
        maxLength={255}
        name="taxpayer_note"
      />
      <FormRow>
        <LineField {...field} description={t`Stays in your company.`} maxLength={255} name="remark" />
      </FormRow>
    </FormSection>
  )
}
