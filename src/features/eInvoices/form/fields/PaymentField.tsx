import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { folded } from '../../../../domain/text.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import type { FieldProps } from '../fields.ts'
import { textLabels } from '../../words/fieldLabels.ts'

/** As the invoice states it, with what it means; another text may be written. */
const usePayments = () => {
  const { t } = useTexts()
  return [
    { value: 'TM/CK', label: 'TM/CK', description: t`Cash or transfer` },
    { value: 'Tiền mặt', label: 'Tiền mặt', description: t`Cash` },
    { value: 'Chuyển khoản', label: 'Chuyển khoản', description: t`Transfer` },
    { value: 'Thẻ', label: 'Thẻ', description: t`Card` },
    { value: 'Đối trừ công nợ', label: 'Đối trừ công nợ', description: t`Set off against debts` },
    { value: 'Không thu tiền', label: 'Không thu tiền', description: t`Nothing is paid` },
  ]
}

/** How the buyer pays. */
export const PaymentField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const options = usePayments()
  return (
    <FormString name="payment_method" of={fields}>
      {(control) => (
        <ComboBox
          {...control}
          emptyText={null}
          fold={folded}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.payment_method)}
          options={options}
        />
      )}
    </FormString>
  )
}
