import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../../domain/form/table.ts'
import type { InvoiceFormValues } from './formValues.ts'

/** The fields with a control, in the order of the form. */
export const textLabels = {
  serial_no: msg({ message: 'Symbol', context: 'Of a document' }),
  inv_date: msg`Invoice date`,
  payment_method: msg`Payment method`,
  curr_cd: msg`Currency`,
  ex_rate: msg`Exchange rate`,
  shop_id: msg`Shop`,
  order_no: msg`Order number`,
  tax_code: msg`Tax code`,
  company_name: msg`Buying company`,
  buyer_name: msg`Buyer's name`,
  personal_id: msg`Personal ID`,
  passport_no: msg`Passport number`,
  budget_code: msg`Budget unit code`,
  address: msg`Address`,
  email: msg`E-mail`,
  more_emails: msg`Further e-mails`,
  phone: msg`Phone`,
  bank_account: msg`Bank account`,
  bank_name: msg`Bank`,
  lines: msg`Goods and services`,
  fees: msg`Fees and charges`,
  untaxed_reduction: msg`Reduction outside of VAT`,
  other_reduction: msg`Other reduction`,
  reduced_percent: msg`Reduction of the percentage rate by 20%`,
  list_no: msg`Number of the goods list`,
  list_date: msg`Date of the goods list`,
  remark: msg`Internal remark`,
} as const satisfies { readonly [Name in keyof InvoiceFormValues]?: MessageDescriptor }

export type ShownField = keyof typeof textLabels

/** Names of the fields for summaries, in the order of the form. */
export const invoiceLabelsOf = (i18n: I18n): Readonly<Record<ShownField, string>> =>
  recordOf(keysOf(textLabels), (name) => i18n._(textLabels[name]))
