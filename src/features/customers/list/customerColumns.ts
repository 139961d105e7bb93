import { msg } from '@lingui/core/macro'

/** Names of what a list of customers shows, in its order. */
export const customerHeadings = {
  customer_code: msg`Customer code`,
  company_name: msg`Name of the customer`,
  buyer_name: msg`Buyer`,
  kind: msg({ message: 'Kind', context: 'Of a customer' }),
  tax_code: msg`Tax code`,
  personal_id: msg`Personal ID`,
  passport_no: msg`Passport`,
  budget_code: msg`Budget code`,
  address: msg`Address`,
  emails: msg`E-mail`,
  phone: msg`Phone`,
  bank_account: msg`Bank account`,
  bank_name: msg`Bank`,
  note: msg`Note`,
} as const

export const customerKindNames = {
  company: msg`Company or organisation`,
  person: msg({ message: 'Person', context: 'Kind of a customer' }),
  budget: msg`Unit of the state budget`,
} as const
