import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../../domain/form/table.ts'
import { mostInvoiceFees, mostInvoiceLines } from '../../../domain/invoice/content.ts'
import type { InvoiceText } from '../../../domain/invoice/fields.ts'
import type { LineText } from '../../../domain/invoice/lines.ts'
import { mostCorrected, type CorrectedInvoice } from '../../../domain/invoice/several/corrected.ts'

/** The fields of an invoice, named as above their controls, in the order of the form. */
export const textLabels = {
  serial_no: msg({ message: 'Symbol', context: 'Of a document' }),
  inv_date: msg`Date of the invoice`,
  form_no: msg`Form number`,
  payment_method: msg`Payment method`,
  curr_cd: msg`Currency`,
  ex_rate: msg`Exchange rate`,
  price_kind: msg`Prices`,
  shop_id: msg`Shop`,
  leasing_yn: msg`Financial leasing`,
  duty_free_yn: msg`For a duty-free zone`,
  correction_error: msg`What was wrong`,
  correction_list_no: msg`Number of the list of corrected invoices`,
  note: msg`Reason of the correction`,
  agreement_no: msg`Agreement number`,
  agreement_date: msg`Day of the agreement or message`,
  list_no: msg`Number of the list of goods`,
  list_date: msg`Day of the list of goods`,
  comp_nm: msg`Seller`,
  comp_taxcd: msg`Tax code`,
  comp_add: msg`Address`,
  comp_tel_no: msg`Phone`,
  comp_eml: msg`E-mail`,
  tax_code: msg`Buyer's tax code`,
  company_name: msg`Buyer's company name`,
  buyer_name: msg`Buyer's full name`,
  customer_code: msg`Customer code`,
  personal_id: msg`Personal ID`,
  passport_no: msg`Passport number`,
  budget_code: msg`Budget code`,
  address: msg`Buyer's address`,
  email: msg`Buyer's e-mail`,
  more_emails: msg`Further e-mail addresses`,
  phone: msg`Buyer's phone`,
  bank_account: msg`Bank account`,
  bank_name: msg`Bank`,
  untaxed_reduction: msg`Reduction that is not taxed`,
  other_reduction: msg`Other reduction`,
  reduced_percent: msg`Percentage of revenue that is reduced`,
  order_no: msg`Order number`,
  remark: msg`Internal remark`,
} as const satisfies { readonly [Text in InvoiceText]?: MessageDescriptor }

/** A field of the form with a control of its own. */
export type ShownField = keyof typeof textLabels

export const lineLabels = {
  nature: msg`Kind of line`,
  item_code: msg`Item code`,
  item_name: msg`Goods or service`,
  unit: msg`Unit`,
  quantity: msg`Quantity`,
  price: msg`Unit price`,
  discount_rate: msg`Discount %`,
  discount_amt: msg`Discount`,
  amount: msg`Amount`,
  vat_rate: msg`VAT rate`,
  special_kind: msg`Kind of special goods`,
  about: msg`Corrected invoice`,
} as const satisfies { readonly [Text in LineText]: MessageDescriptor }

/** What names one of several corrected invoices. */
export const correctedLabels = {
  form_no_ref: textLabels.form_no,
  serial_no_ref: textLabels.serial_no,
  inv_no_ref: msg({ message: 'Number', context: 'Of a document' }),
  inv_date_ref: textLabels.inv_date,
} as const satisfies { readonly [Field in keyof CorrectedInvoice]: MessageDescriptor }

export const feeLabels = { fee_name: msg`Fee`, fee_amt: msg`Amount of the fee` } as const

/** Of rows that are many: each name stands behind the word for the row and its position. */
const rowsOf = (
  rows: string,
  most: number,
  word: string,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: most }, (_, index) =>
      Object.entries(labels).map(
        ([field, name]) => [`${rows}.${index}.${field}`, `${word} ${index + 1}: ${name}`] as const,
      ),
    ).flat(),
  )

/** Names of the fields for summaries, by the names that they have in bodies. */
export const invoiceLabelsOf = (i18n: I18n): Readonly<Record<string, string>> => ({
  ...recordOf(keysOf(textLabels), (name) => i18n._(textLabels[name])),
  lines: i18n._(msg`Lines`),
  ...rowsOf(
    'lines',
    mostInvoiceLines,
    i18n._(msg({ message: 'Line', comment: 'Before its position, in a summary: Line 3' })),
    recordOf(keysOf(lineLabels), (name) => i18n._(lineLabels[name])),
  ),
  fees: i18n._(msg`Fees`),
  ...rowsOf(
    'fees',
    mostInvoiceFees,
    i18n._(feeLabels.fee_name),
    recordOf(keysOf(feeLabels), (name) => i18n._(feeLabels[name])),
  ),
  corrected: i18n._(msg`Corrected invoices`),
  ...rowsOf(
    'corrected',
    mostCorrected,
    i18n._(lineLabels.about),
    recordOf(keysOf(correctedLabels), (name) => i18n._(correctedLabels[name])),
  ),
})
