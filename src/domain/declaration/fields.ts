import * as v from 'valibot'
import type { CodeItem } from '../codeList.ts'
import type { Company } from '../company.ts'
import type { ColumnField, TextField, XmlElement } from '../form/definition.ts'
import { keysOf } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { plainCodeOf } from '../recordCode.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { declarationTypes } from './codes.ts'
import { requiredDay } from '../form/textRules.ts'
import { dateOrEmpty, formTypeOrEmpty, phoneOf } from './rules.ts'
import { citizenId, passportNumber } from '../identityPapers.ts'
import { defaultXmlVersion, xmlVersionSchema, type VersionCutOff } from './versions.ts'

/** What a new declaration is filled from (seed 000 §4 "Defaults for a new form"). */
export interface NewDeclaration {
  readonly form: VersionCutOff & { readonly number: string }
  readonly company: Company
  readonly types: readonly CodeItem[]
  readonly names: readonly CodeItem[]
  /** The code list of XML versions. */
  readonly versions: readonly CodeItem[]
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
}

/** The declaration name that belongs to a type: the code list's Vietnamese name of the same code, as the XML's `Ten` takes it. */
export const declarationName = (names: readonly CodeItem[], type: string): string =>
  names.find((name) => name.code === type)?.code_vn_nm ?? names[0]?.code_vn_nm ?? ''

const firstType = (types: readonly CodeItem[]): string => types[0]?.code ?? ''

const element = (
  tag: string,
  type: XmlElement['type'],
  max: number,
  versions: Partial<Pick<XmlElement, 'since' | 'ifAnySince'>> = {},
): XmlElement => ({ tag, type, max, since: '2.0.0', ...versions })

const since210 = { since: '2.1.0' } as const
const ifAnySince210 = { ifAnySince: '2.1.0' } as const

/**
 * The texts that every form has: their rule (seed 000 §5), what they begin with (seed 000 §4), and the XML element that takes each, with its
 * length (facts of the field §1.1, §2). Values, content, defaults, limits and XML are made from them.
 */
const headerFields = {
  xml_vs: {
    rule: xmlVersionSchema,
    initial: ({ form, versions, today }) => defaultXmlVersion(form, versions, today),
    element: element('PBan', 'code', 6),
  },
  decl_form_no: {
    rule: requiredLine(15, 'declaration_form_number_is_required'),
    initial: ({ form }) => form.number,
    element: element('MSo', 'text', 15),
  },
  decl_nm: {
    rule: requiredLine(100, 'declaration_name_is_required'),
    initial: ({ names, types }) => declarationName(names, firstType(types)),
    element: element('Ten', 'text', 100),
  },
  decl_type: {
    rule: v.picklist(Object.values(declarationTypes), 'declaration_type_is_required'),
    initial: ({ types }) => firstType(types),
    element: element('HThuc', 'code', 1),
  },
  sllr_comp_nm: {
    rule: requiredLine(400, 'seller_company_name_is_required'),
    initial: ({ company }) => company.vietnam_name,
    element: element('TNNT', 'text', 400),
  },
  sllr_tax_code: {
    rule: v.pipe(v.string(), v.nonEmpty('seller_tax_code_is_required'), taxCodeSchema),
    initial: ({ company }) => company.tax_id,
    element: element('MST', 'code', 14),
  },
  txof_cd: {
    rule: requiredLine(5, 'tax_office_code_is_required'),
    initial: ({ company }) => company.tax_office_id,
    element: element('MCQTQLy', 'code', 5),
  },
  txof_nm: {
    rule: requiredLine(100, 'tax_office_name_is_required'),
    initial: ({ company }) => company.tax_office_name,
    element: element('CQTQLy', 'text', 100),
  },
  contact_per: {
    rule: requiredLine(100, 'contact_person_is_required'),
    initial: ({ company }) => company.representative_name,
    element: element('NLHe', 'text', 50, ifAnySince210),
  },
  contact_add: {
    rule: requiredLine(400, 'contact_address_is_required'),
    initial: ({ company }) => company.address,
    element: element('DCLHe', 'text', 400),
  },
  contact_eml: {
    rule: v.pipe(plainCodeOf(150), v.nonEmpty('contact_email_is_required'), v.email('email_is_invalid')),
    initial: ({ company }) => company.email,
    element: element('DCTDTu', 'text', 50),
  },
  contact_phone: {
    rule: phoneOf(50, 'contact_phone_is_required'),
    initial: ({ company }) => phoneText(company.phone_number),
    element: element('DTLHe', 'text', 20, ifAnySince210),
  },
  loca_nm: {
    rule: requiredLine(100, 'location_name_is_required'),
    initial: ({ company }) => company.city_name,
    element: element('DDanh', 'text', 50),
  },
  reg_date: {
    rule: requiredDay('register_date_is_required'),
    initial: ({ today }) => today,
    element: element('NLap', 'date', 10),
  },
} as const satisfies Readonly<Record<string, TextField<NewDeclaration>>>

/**
 * The texts about the legal representative (facts of the field §1.1, law of 2026 §2). The server takes the nationality's code from its list by
 * the name.
 */
const representativeFields = {
  rppr_nm: {
    rule: requiredLine(100, 'representative_name_is_required'),
    initial: ({ company }) => company.representative_name,
    element: element('TNDDPLuat', 'text', 50, since210),
  },
  rppr_phone: {
    rule: phoneOf(20, 'representative_phone_is_required'),
    initial: ({ company }) => phoneText(company.rppr_phone),
    element: element('DTDDPLuat', 'text', 20, since210),
  },
  rppr_dob: {
    rule: requiredDay('representative_date_of_birth_is_required'),
    initial: ({ company }) => company.rppr_dob,
    element: element('NSDDPLuat', 'date', 10, since210),
  },
  rppr_gender: {
    rule: v.picklist(['1', '0', ''], 'representative_gender_is_required'),
    until: '2.1.1',
    initial: ({ company }) => company.rppr_gender,
    element: element('GTinh', 'code', 1, since210),
  },
  rppr_nation: {
    rule: lineOf(100),
    initial: ({ company }) => company.rppr_nation,
    element: element('QTich', 'text', 50, { ...since210, ...ifAnySince210 }),
  },
  rppr_nation_cd: {
    rule: lineOf(2),
    initial: () => '',
    element: element('MQTNDDPLuat', 'code', 2, { since: '2.1.1', ifAnySince: '2.1.1' }),
  },
  rppr_cid: {
    rule: citizenId,
    initial: ({ company }) => company.rppr_cid,
    element: element('CCCDan', 'code', 12, { ...since210, ...ifAnySince210 }),
  },
  rppr_passport: {
    rule: passportNumber('representative_passport_is_required'),
    initial: ({ company }) => company.rppr_passport,
    element: element('SHChieu', 'code', 20, { ...since210, ...ifAnySince210 }),
  },
} as const satisfies Readonly<Record<string, TextField<NewDeclaration>>>

/** The texts that form 01/ĐKTĐ-HĐĐT has beside the header. */
const eInvoiceOwnFields = {
  pos_key: { rule: lineOf(50), initial: () => '', element: null },
  ...representativeFields,
} as const satisfies Readonly<Record<string, TextField<NewDeclaration>>>

/** Every text that a form may have. */
export const textFields = { ...headerFields, ...eInvoiceOwnFields } as const
export type TextName = keyof typeof textFields
export type HeaderName = keyof typeof headerFields
export type EInvoiceText = HeaderName | keyof typeof eInvoiceOwnFields
/** Texts that came after version 2.1.0. */
export type LateText = 'rppr_nation_cd'
export const isLateText = (name: TextName): name is LateText => name === 'rppr_nation_cd'
export const isEarlyText = (name: TextName): name is Exclude<TextName, LateText> => !isLateText(name)

export const headerNames = keysOf(headerFields)
export const eInvoiceTexts: readonly EInvoiceText[] = [...headerNames, ...keysOf(eInvoiceOwnFields)]

/** Columns of the certificate table (seed 000 §3, §5). */
export const certificateFields = {
  sig_id: { rule: v.string(), element: null },
  reg_id: { rule: v.string(), element: null },
  org_name: { rule: lineOf(400), element: element('TTChuc', 'issuer', 400) },
  serial_no: { rule: lineOf(40), element: element('Seri', 'serial', 40) },
  from_date: { rule: dateOrEmpty, element: element('TNgay', 'datetime', 19) },
  to_date: { rule: dateOrEmpty, element: element('DNgay', 'datetime', 19) },
  form_tp: { rule: formTypeOrEmpty, element: element('HThuc', 'code', 1) },
} as const satisfies Readonly<Record<string, ColumnField>>
