import * as v from 'valibot'
import { formats } from '../amounts/formats.ts'
import { emailOrEmpty } from '../emailRule.ts'
import { elementsSince, type TextField } from '../form/elementsSince.ts'
import { dayOrEmpty, requiredDay } from '../form/textRules.ts'
import { passportNumberOrEmpty } from '../identityPapers.ts'
import { currenciesInWords } from '../inWords/moneyInWords.ts'
import { phoneOrEmpty } from '../phoneRule.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { invoiceErrors } from './corrections/errors.ts'
import { invoiceFeatures } from './features.ts'
import { budgetCode, buyerTaxCode, exchangeRate, moreEmails, numberOf, personalId } from './fieldRules.ts'
import { isInvoiceForm } from './forms.ts'
import { relatedInvoiceTypes } from './related.ts'
import { invoiceVersions } from './times.ts'

export const { element, optional } = elementsSince('2.0.1')
const optionalSince210 = { since: '2.1.0', ifAnySince: '2.1.0' } as const

const flag = v.picklist(['0', '1'], 'choose_yes_or_no')

/** What an invoice is, and which other one it corrects: `TTChung` (seed 002 §3.4; lengths of invoice_xml). */
const headFields = {
  xml_vs: { rule: v.picklist(invoiceVersions, 'xml_version_is_required'), element: element('PBan', 'code', 6) },
  smbl_type: { rule: requiredLine(1, 'symbol_type_is_required'), element: null },
  form_no: {
    rule: v.pipe(requiredLine(1, 'form_number_is_required'), v.check(isInvoiceForm, 'form_number_is_required')),
    element: element('KHMSHDon', 'code', 1),
  },
  serial_no: { rule: requiredLine(6, 'series_number_is_required'), element: element('KHHDon', 'code', 6) },
  inv_date: { rule: requiredDay('invoice_date_is_required'), element: element('NLap', 'date', 10) },
  /** Of financial leasing; VAT invoices alone. */
  leasing_yn: { rule: flag, element: element('HDCTTChinh', 'code', 1, { since: '2.1.0' }) },
  /** For a duty-free zone; sales invoices alone. */
  duty_free_yn: { rule: flag, element: element('HDDCKPTQuan', 'code', 1) },
  /** A list of goods that goes with the invoice. */
  list_no: { rule: lineOf(50), element: element('SBKe', 'text', 50, optional) },
  list_date: { rule: dayOrEmpty, element: element('NBKe', 'date', 10, optional) },
  curr_cd: {
    rule: v.pipe(
      v.string(),
      v.nonEmpty('currency_is_required'),
      v.check((code) => currenciesInWords.has(code), 'currency_is_unknown'),
    ),
    element: element('DVTTe', 'code', 3),
  },
  ex_rate: { rule: exchangeRate, element: element('TGia', 'number', 8, optional) },
  payment_method: { rule: requiredLine(50, 'payment_method_is_required'), element: element('HTTToan', 'text', 50) },
  inv_feature: {
    rule: v.picklist(Object.values(invoiceFeatures), 'invoice_feature_is_required'),
    element: element('TCHDon', 'code', 1),
  },
} as const satisfies Readonly<Record<string, TextField>>

/** The invoice that this one replaces or adjusts, or of several their list: `TTHDLQuan`. The day of several is the latest of theirs. */
const relatedInvoiceFields = {
  inv_type_ref: {
    rule: v.picklist(['', ...relatedInvoiceTypes], 'related_type_is_required'),
    element: element('LHDCLQuan', 'code', 1),
  },
  form_no_ref: { rule: lineOf(11), element: element('KHMSHDCLQuan', 'text', 11) },
  serial_no_ref: { rule: lineOf(8), element: element('KHHDCLQuan', 'text', 8) },
  inv_no_ref: {
    rule: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,8}$/, 'only_digits')),
    element: element('SHDCLQuan', 'text', 8),
  },
  inv_date_ref: { rule: dayOrEmpty, element: element('NLHDCLQuan', 'date', 10) },
  note: { rule: lineOf(255), element: element('GChu', 'text', 255, optional) },
  /** Of the list 01/BK-ĐCTT, where several are corrected at once; its day is that of the invoice. */
  correction_list_no: { rule: lineOf(50), element: element('SBKCLQuan', 'text', 50, { since: '2.1.0' }) },
  /** What was wrong with it, or has become of it, by the table of corrections; in no XML. */
  correction_error: { rule: v.picklist(['', ...invoiceErrors], 'correction_error_is_unknown'), element: null },
  /** The agreement of seller and buyer, or the seller's information to a person, that comes before a correction; in no XML. */
  agreement_no: { rule: lineOf(50), element: null },
  agreement_date: { rule: dayOrEmpty, element: null },
} as const satisfies Readonly<Record<string, TextField>>

/** Who sells; the server takes it from the company and the shop. `comp_*` beyond the seed's four are added. */
const sellerFields = {
  comp_nm: { rule: requiredLine(400, 'seller_company_name_is_required'), element: element('Ten', 'text', 400) },
  comp_taxcd: {
    rule: v.pipe(v.string(), v.nonEmpty('seller_tax_code_is_required'), taxCodeSchema),
    element: element('MST', 'code', 14),
  },
  comp_add: { rule: requiredLine(400, 'address_is_required'), element: element('DChi', 'text', 400) },
  shop_code: { rule: lineOf(50), element: element('MCHang', 'text', 50, optionalSince210) },
  shop_name: { rule: lineOf(400), element: element('TCHang', 'text', 400, optionalSince210) },
  comp_tel_no: { rule: phoneOrEmpty, element: element('SDThoai', 'text', 20, optional) },
  comp_eml: { rule: emailOrEmpty, element: element('DCTDTu', 'text', 50, optional) },
} as const satisfies Readonly<Record<string, TextField>>

/** Who buys: nobody is named where a person buys without giving data. */
const buyerFields = {
  /** The customer of the company's list that was chosen, if any. */
  customer_id: { rule: lineOf(64), element: null },
  company_name: { rule: lineOf(400), element: element('Ten', 'text', 400, optional) },
  tax_code: { rule: buyerTaxCode, element: element('MST', 'code', 14, optional) },
  budget_code: { rule: budgetCode, element: element('MDVQHNSach', 'code', 7, optionalSince210) },
  address: { rule: lineOf(400), element: element('DChi', 'text', 400, optional) },
  customer_code: { rule: lineOf(50), element: element('MKHang', 'text', 50, optional) },
  phone: { rule: phoneOrEmpty, element: element('SDThoai', 'text', 20, optional) },
  personal_id: { rule: personalId, element: element('CCCDan', 'code', 12, optionalSince210) },
  passport_no: { rule: passportNumberOrEmpty, element: element('SHChieu', 'code', 20, optionalSince210) },
  email: { rule: emailOrEmpty, element: element('DCTDTu', 'text', 50, optional) },
  /** Who gets it besides; stands in no XML, which takes one address. */
  more_emails: { rule: moreEmails, element: null },
  buyer_name: { rule: lineOf(100), element: element('HVTNMHang', 'text', 100, optional) },
  bank_account: { rule: lineOf(30), element: element('STKNHang', 'text', 30, optional) },
  bank_name: { rule: lineOf(400), element: element('TNHang', 'text', 400, optional) },
} as const satisfies Readonly<Record<string, TextField>>

/** How amounts are counted, and what stands beside the invoice and in no XML. */
const amountFields = {
  /** Whether prices are without VAT or with it; `untaxed` of forms that have none. */
  price_kind: { rule: v.picklist(['net', 'gross', 'untaxed'], 'price_kind_is_required'), element: null },
  untaxed_reduction: { rule: numberOf(formats.TGTKCThue), element: null },
  other_reduction: { rule: numberOf(formats.TGTKhac), element: null },
  /** Per cent of revenue that the seller's branch pays, of which a fifth is taken off; sales invoices alone, empty where nothing is. */
  reduced_percent: { rule: v.picklist(['', '1', '2', '3', '5'], 'reduced_percent_is_unknown'), element: null },
  /** The shop that sells, of those of the company; empty where it is the company itself. */
  shop_id: { rule: lineOf(64), element: null },
  /** The company's own number of the order. */
  order_no: { rule: lineOf(50), element: null },
  remark: { rule: lineOf(255), element: null },
} as const satisfies Readonly<Record<string, TextField>>

/** The texts of an invoice, beside its lines and fees. */
export const invoiceFields = {
  ...headFields,
  ...relatedInvoiceFields,
  ...sellerFields,
  ...buyerFields,
  ...amountFields,
} as const
export type InvoiceText = keyof typeof invoiceFields

/** What a customer's data fill. */
export const buyerTexts = [
  'customer_id',
  'customer_code',
  'company_name',
  'buyer_name',
  'tax_code',
  'personal_id',
  'passport_no',
  'budget_code',
  'address',
  'email',
  'more_emails',
  'phone',
  'bank_account',
  'bank_name',
] as const satisfies readonly InvoiceText[]
export type BuyerText = (typeof buyerTexts)[number]
