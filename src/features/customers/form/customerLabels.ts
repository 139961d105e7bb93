import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { customerFields } from '../../../domain/customers/customer.ts'
import { recordOf } from '../../../domain/form/table.ts'

/** The fields' names, in the order of the form. */
export const customerLabels = {
  company_name: msg`Company or unit`,
  buyer_name: msg`Name of the buyer`,
  customer_code: msg`Customer code`,
  tax_code: msg`Tax code`,
  budget_code: msg`Code of the unit of the state budget`,
  personal_id: msg`Personal ID`,
  passport_no: msg`Passport number`,
  address: msg`Address`,
  emails: msg`E-mail addresses`,
  phone: msg`Phone`,
  bank_account: msg`Bank account`,
  bank_name: msg`Bank`,
  note: msg`Note`,
} as const

/** Names for the error summary. */
export const useCustomerLabels = () => {
  const { i18n } = useLingui()
  return useMemo(() => recordOf(customerFields, (name) => i18n._(customerLabels[name])), [i18n])
}
