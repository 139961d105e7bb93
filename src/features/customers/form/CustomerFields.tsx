import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { customerTexts, type CustomerField, type CustomerValues } from '../../../domain/customers/customer.ts'
import { taxCodeWarning } from '../../../domain/taxCode.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'
import { FormTextArea } from '../../../ui/form/connect/FormTextArea.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { customerLabels } from './customerLabels.ts'
import { PartsOfAreas } from './PartsOfAreas.tsx'
import { SameTaxCode } from './SameTaxCode.tsx'

interface Props {
  readonly fields: RecordFields<CustomerValues>
  readonly recordId: string | null
  readonly isClosed: boolean
}

/** Longest text that a number may be typed with: its groups have blanks and dots between them. */
const typedNumber = 30

type Usual = (name: CustomerField) => {
  readonly isReadOnly: boolean
  readonly label: string
  readonly maxLength: number
  readonly name: CustomerField
  readonly of: RecordFields<CustomerValues>
}

/** Who the customer is, by which numbers it is known, and where it is reached. */
export const CustomerFields = ({ fields, recordId, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const usual: Usual = (name) => ({
    isReadOnly: isClosed,
    label: i18n._(customerLabels[name]),
    maxLength: customerTexts[name].max,
    name,
    of: fields,
  })
  return (
    <>
      {recordId !== null && <PartsOfAreas customer={recordId} />}
      <FormSection
        description={<Trans>At least one of the two names is needed.</Trans>}
        level={2}
        title={t`The customer`}
      >
        <FormRow>
          <FormTextField {...usual('company_name')} />
        </FormRow>
        <FormTextField {...usual('buyer_name')} description={t`The person who buys, as the invoice names them`} />
        <FormTextField {...usual('customer_code')} description={t`Without one, the next code is given`} />
      </FormSection>
      <NumberFields fields={fields} recordId={recordId} usual={usual} />
      <FormSection level={2} title={t`Contact`}>
        <FormRow>
          <FormTextField {...usual('address')} />
        </FormRow>
        <FormTextField
          {...usual('emails')}
          description={t`Up to 5 with semicolons between them; the first one stands in the invoice`}
        />
        <FormTextField {...usual('phone')} maxLength={typedNumber} />
      </FormSection>
      <FormSection level={2} title={t`Bank and note`}>
        <FormTextField {...usual('bank_account')} />
        <FormTextField {...usual('bank_name')} />
        <FormRow>
          <FormTextArea {...usual('note')} />
        </FormRow>
      </FormSection>
    </>
  )
}

interface NumberProps extends Pick<Props, 'fields' | 'recordId'> {
  readonly usual: Usual
}

const NumberFields = ({ fields, recordId, usual }: NumberProps) => {
  const { t } = useMacro()
  return (
    <FormSection level={2} title={t({ message: 'Numbers', context: 'By which a customer is known' })}>
      <FormTextField {...usual('tax_code')} maxLength={typedNumber} warningOf={taxCodeWarning} />
      <FormTextField {...usual('budget_code')} description={t`7 digits; then name and address are needed too`} />
      <Watch name="tax_code" of={fields}>
        {(taxCode = '') => <SameTaxCode self={recordId} taxCode={taxCode} />}
      </Watch>
      <FormTextField {...usual('personal_id')} maxLength={typedNumber} />
      <FormTextField {...usual('passport_no')} />
    </FormSection>
  )
}
