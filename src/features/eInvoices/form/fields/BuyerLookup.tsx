import { useLingui } from '@lingui/react'
import { getValue } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../api/provider.tsx'
import type { Buyer } from '../../../../api/contract/customers.ts'
import { customerLookUpQuery } from '../../../../api/queries/customers.ts'
import type { BuyerText } from '../../../../domain/invoice/fields.ts'
import { taxCodeWarning } from '../../../../domain/taxCode.ts'
import { folded, isSearchable } from '../../../../domain/text.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import type { Option } from '../../../../ui/form/field.ts'
import { useSettled } from '../../../../ui/useSettled.ts'
import { recheckIfWrong, setFollowing, type FieldProps, type InvoiceFields } from '../fields.ts'
import { textLabels, type ShownField } from '../../words/fieldLabels.ts'

/** How long somebody types on before customers are searched for, as every search of the product. */
const settlingTime = 300

/** All that an invoice says of a customer. */
const valuesOf = ({ id, emails, ...customer }: Buyer): { readonly [Text in BuyerText]: string } => {
  const [email = '', ...others] = emails
  return { ...customer, customer_id: id, email, more_emails: others.join('; ') }
}

/** Customers whom the typed text finds. */
const useCustomers = (typed: string, shownBy: 'tax_code' | 'company_name') => {
  const search = useSettled(typed.trim(), settlingTime)
  const { data } = useQuery({ ...customerLookUpQuery(useApi(), search), enabled: isSearchable(search) })
  return useMemo(() => {
    const found = data ?? []
    const options: readonly Option[] = found.map((customer) => {
      const name = customer.company_name === '' ? customer.buyer_name : customer.company_name
      const code = customer.tax_code === '' ? customer.personal_id : customer.tax_code
      return {
        value: customer.id,
        label: shownBy === 'tax_code' && code !== '' ? code : name,
        description: [shownBy === 'tax_code' ? name : code, customer.address].filter((text) => text !== '').join(' · '),
        terms: [customer.tax_code, customer.customer_code, customer.company_name, customer.buyer_name],
      }
    })
    return { options, customerOf: (value: string) => found.find(({ id }) => id === value) }
  }, [data, shownBy])
}

/** Whether a name or code that was typed over makes the buyer another one: a tax code is whose it is, and a name is where there is none. */
const isAnother = (fields: InvoiceFields, name: 'tax_code' | 'company_name'): boolean =>
  name === 'tax_code' || getValue(fields, 'tax_code', { shouldActive: false }) === ''

interface Props extends FieldProps {
  readonly name: ShownField & ('tax_code' | 'company_name')
}

/** A field by which customers are found: choosing one fills all that is known of them. */
export const BuyerLookup = ({ fields, isClosed, name }: Props) => {
  const { i18n } = useLingui()
  const messageOf = useFieldMessages()
  const [typed, setTyped] = useState('')
  const { options, customerOf } = useCustomers(typed, name)
  const warningOf = (value: string): string => {
    const warning = name === 'tax_code' && !isClosed ? taxCodeWarning(value) : ''
    return warning === '' ? '' : messageOf(warning)
  }
  return (
    <FormString name={name} of={fields}>
      {(control) => (
        <ComboBox
          {...control}
          emptyText={null}
          fold={folded}
          isDisabled={isClosed}
          label={i18n._(textLabels[name])}
          onChange={(value) => {
            const customer = customerOf(value)
            if (customer !== undefined) {
              setFollowing(fields, valuesOf(customer))
              recheckIfWrong(fields, 'tax_code', 'company_name', 'address', 'email', 'personal_id', 'budget_code')
              return
            }
            setTyped(value)
            control.onChange(value)
            if (isAnother(fields, name)) setFollowing(fields, { customer_id: '' })
          }}
          options={options}
          warningMessage={control.errorMessage === '' ? warningOf(control.value) : ''}
        />
      )}
    </FormString>
  )
}
