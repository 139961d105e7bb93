import type { Company } from '../company.ts'
import { recordOf } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { invoiceTexts, type InvoiceValues } from './content.ts'
import { invoiceFeatures } from './features.ts'
import { hasRates, typeOfSymbol } from './forms.ts'
import { invoiceVersionOn } from './times.ts'

/** What names the company in its invoices. */
export type Seller = Pick<Company, 'vietnam_name' | 'tax_id' | 'address' | 'phone_number' | 'email'>

/** What a new invoice is filled from. */
interface NewInvoice {
  readonly seller: Seller
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** Form and symbol of the template in use; empty where there is none, or one is to be chosen. */
  readonly form: string
  readonly symbol: string
  /** The newest XML version that the company has. */
  readonly newest: string
}

/** The seller as the company has it. */
export const sellerValues = ({ vietnam_name, tax_id, address, phone_number, email }: Seller) => ({
  comp_nm: vietnam_name,
  comp_taxcd: tax_id,
  comp_add: address,
  comp_tel_no: phoneText(phone_number),
  comp_eml: email,
})

/** `TM/CK`: cash or transfer, as most invoices of companies have it (invoice_xml, 16). */
const defaultPayment = 'TM/CK'

/** A new invoice of today, in đồng, with prices without VAT and no line. */
export const newInvoice = ({ seller, today, form, symbol, newest }: NewInvoice): InvoiceValues => ({
  ...recordOf(invoiceTexts, () => ''),
  sid: '',
  xml_vs: invoiceVersionOn(today, newest),
  smbl_type: typeOfSymbol(symbol),
  form_no: form,
  serial_no: symbol,
  inv_date: today,
  leasing_yn: '0',
  duty_free_yn: '0',
  curr_cd: 'VND',
  ex_rate: '1',
  payment_method: defaultPayment,
  inv_feature: invoiceFeatures.original,
  ...sellerValues(seller),
  price_kind: hasRates(form) ? 'net' : 'untaxed',
  req_send_email: true,
  lines: [],
  fees: [],
  corrected: [],
})
