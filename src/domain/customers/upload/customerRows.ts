import * as v from 'valibot'
import { shownPhone, vietnamesePhone } from '../../phone.ts'
import { cellText } from '../../sheetTexts.ts'
import type { NumberCell } from '../../spreadsheet.ts'
import { taxCodeSchema, taxCodeWarning } from '../../taxCode.ts'
import { composed, inOneLine, normalised } from '../../text.ts'
import type { RowRules, UploadCell } from '../../upload/rowRules.ts'
import { customerFields, customerTexts, type CustomerField } from '../customer.ts'
import { checkedRow } from '../row.ts'
import { customerFieldOf } from './headings.ts'

/** The text of a field as it is kept; what breaks its rule stays as it was written. Only a note has several lines. */
export const readCustomerText = (field: CustomerField, text: string): string => {
  const written = field === 'note' ? text : inOneLine(text)
  const { success, output } = v.safeParse(customerTexts[field].rule, written)
  return success ? output : normalised(written)
}

/** A tax code that a sheet holds as a number. Twelve digits are a personal one, or those of a dependent unit: its check digit tells. */
const taxCodeOf = (digits: string): string => {
  const withZero = `0${digits}`
  if (digits.length === 9 || digits.length === 11) return withZero
  return digits.length === 12 && taxCodeWarning(withZero) === '' ? withZero : digits
}

/** Digits of a personal ID: the code of the province in front begins with one zero or two. */
const personalIdOf = (digits: string): string => (digits.length >= 10 ? digits.padStart(12, '0') : digits)

/** How the zeros come back that a spreadsheet has dropped in front of a number. */
const withZeros: Readonly<Partial<Record<CustomerField, (digits: string) => string>>> = {
  tax_code: taxCodeOf,
  personal_id: personalIdOf,
  phone: vietnamesePhone,
}

/** A number with its zeros, which says what the file holds; null where it has them or needs none. */
const readNumber = (field: CustomerField, cell: NumberCell): UploadCell | null => {
  const whole = cell.shown === undefined ? withZeros[field]?.(cell.text) : undefined
  if (whole === undefined || whole === cell.text) return null
  return { text: readCustomerText(field, whole), from: { kind: 'number', text: cellText(cell) } }
}

/** Longest text that is looked at as a number of a customer. */
const longestNumber = 50

/** Whether a text stands in customers, and in no heading: a tax code, a number of 9 to 12 digits, an e-mail address. */
export const isOfCustomer = (text: string): boolean => {
  if (text.length > longestNumber) return false
  return (
    text.includes('@') ||
    v.is(taxCodeSchema, text) ||
    /^\+?\d{9,12}$/.test(composed(text, 'NFKC').replaceAll(/[\s.-]/gu, ''))
  )
}

const numbers: readonly CustomerField[] = ['tax_code', 'personal_id', 'budget_code', 'phone', 'bank_account']

/** How rows of a file become customers. */
export const customerRows: RowRules<CustomerField> = {
  fields: customerFields,
  needed: [['company_name', 'buyer_name']],
  fewestHeadings: 2,
  fixable: [],
  code: { field: 'customer_code', isTwice: 'customer_code_is_duplicate' },
  price: null,
  fieldOf: customerFieldOf,
  isOfRecord: isOfCustomer,
  read: readCustomerText,
  readNumber,
  isNumeric: (field) => numbers.includes(field),
  shown: (field, text) => (field === 'phone' ? shownPhone(text) : text),
  problems: (row) => checkedRow(row).problems,
}
