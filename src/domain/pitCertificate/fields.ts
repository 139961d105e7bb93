import * as v from 'valibot'
import { emailOrEmpty } from '../emailRule.ts'
import { elementsSince, type TextField } from '../form/elementsSince.ts'
import { dayOrEmpty, requiredDay } from '../form/textRules.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { relatedTypes } from '../corrections/relatedTypes.ts'
import { certificateFeatures } from './features.ts'
import {
  dongOf,
  exchangeRate,
  identityPaper,
  monthOf,
  taxpayerAddress,
  taxpayerCode,
  taxpayerEmail,
  taxpayerPhone,
  yearRule,
} from './fieldRules.ts'
import { certificateMessages as messages } from './messages.ts'
import { certificateVersions } from './times.ts'
import { phoneOrEmpty } from '../phoneRule.ts'

/** `form_no` of every certificate. */
export const certificateForm = '03/TNCN'

const { element, optional } = elementsSince('2.1.0')
/** `21,6`: digits, sign and decimal mark. */
const money = 23

/** What a certificate is, and which other one it corrects: `TTChung` (seed 002 §3.4; lengths of pit_certificate_xml). */
const headFields = {
  xml_vs: { rule: v.picklist(certificateVersions, 'xml_version_is_required'), element: element('PBan', 'code', 6) },
  smbl_type: { rule: requiredLine(3, 'symbol_type_is_required'), element: null },
  form_no: { rule: requiredLine(7, 'form_number_is_required'), element: element('MSCTu', 'text', 7) },
  serial_no: { rule: requiredLine(6, 'series_number_is_required'), element: element('KHCTu', 'text', 6) },
  inv_date: { rule: requiredDay('invoice_date_is_required'), element: element('NLap', 'date', 10) },
  inv_feature: {
    rule: v.picklist(Object.values(certificateFeatures), 'invoice_feature_is_required'),
    element: element('TCCTu', 'code', 1),
  },
  inv_type_ref: {
    rule: v.picklist(['', ...Object.values(relatedTypes)], 'related_type_is_required'),
    element: element('LHCTLQuan', 'code', 1),
  },
  form_no_ref: { rule: lineOf(11), element: element('KHMSCTCLQuan', 'text', 11) },
  serial_no_ref: { rule: lineOf(9), element: element('KHCTCLQuan', 'text', 9) },
  inv_no_ref: {
    rule: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,8}$/, 'only_digits')),
    element: element('SCTCLQuan', 'text', 8),
  },
  inv_date_ref: { rule: dayOrEmpty, element: element('NLCTCLQuan', 'date', 10) },
  note: { rule: lineOf(255), element: element('GChu', 'text', 255, optional) },
} as const satisfies Readonly<Record<string, TextField>>

/** Who pays the income, criteria [01] to [04]; the server takes them from the company. `comp_nm` and `comp_eml` are added to the seed's. */
const payerFields = {
  comp_nm: { rule: requiredLine(400, 'seller_company_name_is_required'), element: element('Ten', 'text', 400) },
  comp_taxcd: {
    rule: v.pipe(v.string(), v.nonEmpty('seller_tax_code_is_required'), taxCodeSchema),
    element: element('MST', 'code', 14),
  },
  comp_add: { rule: requiredLine(400, 'address_is_required'), element: element('DChi', 'text', 400) },
  comp_tel_no: { rule: phoneOrEmpty, element: element('SDThoai', 'text', 20, optional) },
  comp_eml: {
    rule: emailOrEmpty,
    element: element('DCTDTu', 'text', 50, { since: '2.1.1', ifAnySince: '2.1.1' }),
  },
} as const satisfies Readonly<Record<string, TextField>>

/** Whose tax is withheld, criteria [05] to [12] (seed 002 §5.4). */
const taxpayerFields = {
  taxpayer_nm: { rule: requiredLine(400, messages.nameMissing), element: element('Ten', 'text', 400) },
  taxpayer_taxcd: { rule: taxpayerCode, element: element('MST', 'code', 14) },
  taxpayer_add: { rule: taxpayerAddress, element: element('DChi', 'text', 400) },
  taxpayer_nation: {
    rule: requiredLine(400, messages.nationMissing),
    element: element('QTich', 'text', 400, optional),
  },
  taxpayer_resident: { rule: v.picklist(['1', '0'], messages.residentMissing), element: element('CNCTru', 'code', 1) },
  taxpayer_cid: { rule: identityPaper, element: element('CCCDan', 'code', 20, optional) },
  taxpayer_tel_no: { rule: taxpayerPhone, element: element('SDThoai', 'text', 20) },
  taxpayer_eml: { rule: taxpayerEmail, element: element('DCTDTu', 'text', 50, optional) },
  /** What is longer than its element is kept with a draft, and refused by the limits of the XML. */
  taxpayer_note: { rule: lineOf(1000), element: element('GChu', 'text', 255, optional) },
} as const satisfies Readonly<Record<string, TextField>>

/** Income and tax, criteria [13] to [19]. */
const incomeFields = {
  income_type: { rule: requiredLine(250, messages.incomeTypeMissing), element: element('KTNhap', 'text', 250) },
  income_from_mon: { rule: monthOf(messages.fromMonthMissing), element: element('TThang', 'number', 2) },
  income_to_mon: { rule: monthOf(messages.toMonthMissing), element: element('DThang', 'number', 2) },
  income_year: { rule: yearRule, element: element('Nam', 'number', 4) },
  final_insurance_amt: {
    rule: dongOf(messages.insuranceMissing, messages.insuranceNotNumeric),
    element: element('BHiem', 'number', money),
  },
  donations_amt: {
    rule: dongOf(messages.donationsMissing, messages.donationsNotNumeric),
    element: element('TThien', 'number', money),
  },
  final_income_amt: {
    rule: dongOf(messages.incomeMissing, messages.incomeNotNumeric),
    element: element('TTNCThue', 'number', money),
  },
  final_income_before_tax: {
    rule: dongOf(messages.assessableMissing, messages.assessableNotNumeric),
    element: element('TTNTThue', 'number', money),
  },
  final_income_tax: {
    rule: dongOf(messages.taxMissing, messages.taxNotNumeric),
    element: element('SThue', 'number', money),
  },
} as const satisfies Readonly<Record<string, TextField>>

/** What is kept beside and stands in no XML. A certificate is in đồng, as its XML names no currency. */
const otherFields = {
  curr_cd: { rule: v.picklist(['VND'], 'currency_is_unknown'), element: null },
  ex_rate: { rule: exchangeRate, element: null },
  remark: { rule: lineOf(255), element: null },
} as const satisfies Readonly<Record<string, TextField>>

/** The texts of a certificate, in their order. */
export const certificateFields = {
  ...headFields,
  ...payerFields,
  ...taxpayerFields,
  ...incomeFields,
  ...otherFields,
} as const
export type CertificateText = keyof typeof certificateFields

/** The five amounts, [14], [15], [17], [18], [19]. */
export const certificateAmounts = [
  'final_insurance_amt',
  'donations_amt',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
] as const satisfies readonly CertificateText[]
export type CertificateAmount = (typeof certificateAmounts)[number]

/** What names the certificate that another one corrects. */
export const relatedFields = [
  'inv_type_ref',
  'form_no_ref',
  'serial_no_ref',
  'inv_no_ref',
  'inv_date_ref',
] as const satisfies readonly CertificateText[]
