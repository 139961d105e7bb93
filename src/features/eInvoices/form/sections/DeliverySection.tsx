import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { LineField } from '../fields/TextFields.tsx'
import type { FieldProps } from '../fields.ts'

/** Whether the buyer gets it by mail, and what stays in the company. */
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
              description={t`The invoice goes to the buyer's e-mail addresses, with its XML and its print.`}
              isDisabled={isClosed}
            >
              <Trans>Send it to the buyer by e-mail once the tax authority has accepted it</Trans>
            </Checkbox>
          )}
        </FormBoolean>
      </FormRow>
      <FormRow>
        <LineField {...field} description={t`Stays in your company.`} maxLength={255} name="remark" />
      </FormRow>
    </FormSection>
  )
}
