import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { phoneText } from '../../../../domain/phone.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { BuyerLookup } from '../fields/BuyerLookup.tsx'
import { LineField, LongField } from '../fields/TextFields.tsx'
import { invoiceIn, type FieldProps } from '../fields.ts'

/** Whether the fields that few invoices have hold something. */
const hasMore = ({ fields }: FieldProps): boolean => {
  const said = invoiceIn(fields)
  return [said.personal_id, said.passport_no, said.budget_code, said.bank_account, said.bank_name].some(
    (text) => text !== '',
  )
}

/** Who buys. */
export const BuyerSection = (field: FieldProps) => {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(() => hasMore(field))
  return (
    <FormSection
      description={
        field.isClosed ? undefined : (
          <Trans>
            Type a part of the tax code or the name, and choose a customer: all fields are filled. A person who gives no
            data needs none: the invoice then reads “Bán cho người tiêu dùng”.
          </Trans>
        )
      }
      level={2}
      title={t`Buyer`}
    >
      <BuyerLookup {...field} name="tax_code" />
      <BuyerLookup {...field} name="company_name" />
      <LineField {...field} maxLength={100} name="buyer_name" />
      <LineField {...field} keep={phoneText} name="phone" type="tel" />
      <FormRow>
        <LongField {...field} name="address" />
      </FormRow>
      <LineField {...field} name="email" type="email" />
      <LineField
        {...field}
        description={field.isClosed ? undefined : t`Several, with semicolons between them`}
        maxLength={255}
        name="more_emails"
      />
      {isWhole ? (
        <>
          <LineField {...field} inputMode="numeric" name="personal_id" />
          <LineField {...field} name="passport_no" />
          <LineField {...field} inputMode="numeric" name="budget_code" />
          <LineField {...field} maxLength={30} name="bank_account" />
          <FormRow>
            <LineField {...field} maxLength={400} name="bank_name" />
          </FormRow>
        </>
      ) : (
        <FormRow>
          <Button onPress={() => setWhole(true)} size="small">
            {t`Personal ID, passport, budget unit, bank`}
          </Button>
        </FormRow>
      )}
    </FormSection>
  )
}
