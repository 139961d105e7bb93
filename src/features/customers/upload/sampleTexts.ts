import { msg } from '@lingui/core/macro'
import { customerTexts } from '../../../domain/customers/customer.ts'
import { mostEmails } from '../../../domain/customers/emails.ts'

const { customer_code, company_name, buyer_name, address, note } = customerTexts
const [code, company, buyer, street, words] = [
  customer_code.max,
  company_name.max,
  buyer_name.max,
  address.max,
  note.max,
]

/** What each column holds. */
export const guideTexts = {
  customer_code: msg`Your own code of the customer, at most ${code} characters. Left empty, the customer is given the next code. No code may stand in two rows, or belong to a customer that you have already.`,
  company_name: msg`The name of the company, organisation or unit as invoices print it, at most ${company} characters. Left empty for a person. This or the buyer is required.`,
  buyer_name: msg`The person who buys, at most ${buyer} characters.`,
  tax_code: msg`10 digits, 13 for a branch or dependent unit, 12 for a person. Give the column the format Text, so that a 0 in front stays.`,
  personal_id: msg`The 12 digits of a person's ID.`,
  passport_no: msg`The number of a foreigner's passport: letters and digits.`,
  budget_code: msg`The 7 digits of a unit of the state budget; then name and address are required.`,
  address: msg`The address that invoices print, at most ${street} characters.`,
  emails: msg`Up to ${mostEmails} addresses with semicolons between them; invoices are sent to them, and the first one stands in the invoice.`,
  phone: msg`The digits of one number.`,
  bank_account: msg`The number of the account, without blanks.`,
  bank_name: msg`The name of the bank and its branch.`,
  note: msg`Whatever you want to note, at most ${words} characters.`,
} as const
