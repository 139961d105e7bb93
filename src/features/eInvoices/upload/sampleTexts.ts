import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SampleField } from '../../../domain/invoice/upload/captions.ts'

export const guideTitles = {
  invoices: msg({ message: 'Invoices', comment: 'Name of a sheet; at most 31 characters', context: 'sheet' }),
  sheet: msg({ message: 'Columns', comment: 'Name of a sheet that explains the columns; at most 31 characters' }),
  column: msg`Column`,
  holds: msg`What it holds`,
} as const

export const guideNote = msg`One row is one line. Rows with the same order number are one invoice; what concerns the whole invoice may stand in the first of its rows alone. Give codes and phone numbers the format Text, so that Excel keeps the 0 in front.`

const ofInvoice = msg`Of the invoice: in its first row, or the same in each of them.`

/** What each column holds. */
export const guideTexts: Readonly<Record<SampleField, MessageDescriptor>> = {
  order_no: msg`Your own number of the order or invoice, at most 50 characters. Rows with the same number are one invoice.`,
  serial_no: msg`The symbol with or without the form number in front: 1C26TAA. Left empty, the symbol that you choose for the file.`,
  inv_date: msg`As 31/12/2026 or as a date of Excel, today or earlier. Left empty, the day that you choose for the file.`,
  company_name: msg`The company that buys; left empty for a person.`,
  buyer_name: msg`The person who buys. Both names empty mean a consumer who gives no data.`,
  tax_code: msg`10 digits, 13 of a branch, or the 12 of a person. A buyer with a tax code needs a name, an address and an e-mail address.`,
  budget_code: msg`7 digits of a unit that is financed by the state budget.`,
  personal_id: msg`12 digits.`,
  passport_no: msg`Letters and digits.`,
  customer_code: msg`Your own code of the customer, at most 50 characters.`,
  address: msg`At most 400 characters.`,
  phone: msg`One phone number, at most 20 characters.`,
  email: msg`The address that the invoice is mailed to, at most 50 characters.`,
  bank_account: ofInvoice,
  bank_name: ofInvoice,
  payment_method: msg`TM, CK or TM/CK, which is meant where nothing is said.`,
  curr_cd: msg`VND where nothing is said, or another currency by its three letters.`,
  ex_rate: msg`To đồng; needed for any currency but VND.`,
  nature: msg`Goods, promotion, discount or note; goods where nothing is said.`,
  item_code: msg`Your own code of the item, at most 50 characters.`,
  item_name: msg`What is sold, at most 500 characters.`,
  unit: msg`Piece, box, kg, hour …, at most 50 characters.`,
  quantity: msg`A number with at most 6 decimals.`,
  price: msg`The price of one unit, a number with at most 6 decimals.`,
  discount_rate: msg`Per cent of quantity by price.`,
  discount_amt: msg`What is taken off; counted where the discount rate is given.`,
  amount: msg`Quantity by price less the discount. Left empty it is counted; a difference is named.`,
  vat_rate: msg`0%, 5%, 8% or 10%; KCT for what is not subject to VAT, KKKNT for what is not declared.`,
  tax_amt: msg`May be empty. It is compared with what is counted, and not kept.`,
  total_amt: msg`May be empty. It is compared with what is counted, and not kept.`,
  remark: msg`For yourself; it stands in no invoice.`,
}
