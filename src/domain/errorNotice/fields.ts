import * as v from 'valibot'
import type { XmlElement } from '../form/definition.ts'
import { elementsSince, type TextField } from '../form/elementsSince.ts'
import { dayOrEmpty, requiredDay } from '../form/textRules.ts'
import { relatedTypes } from '../corrections/relatedTypes.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { invoiceBases, noticeEffects } from './effects.ts'
import { noticeVersions, type NoticeFamily, type NoticeVersion } from './families.ts'

/** `Loai`: of the company's own accord, or in answer to the authority. */
export const noticeTypes = { own: '1', answer: '2' } as const

/** Of both families: which element is in which version, its layout says. */
const oldest = '2.0.1'
const { element } = elementsSince(oldest)
const optional = { ifAnySince: oldest } as const

/** The notice itself (pit_certificate_xml, error_notice_304). Budget units (`MDVQHNSach`) are no customers of this product. */
export const noticeFields = {
  xml_vs: { rule: v.picklist(noticeVersions, 'xml_version_is_required'), element: element('PBan', 'code', 6) },
  notice_type: {
    rule: v.picklist(Object.values(noticeTypes), 'notice_type_is_required'),
    element: element('Loai', 'code', 1),
  },
  /** Number and day of the authority's notice that is answered. */
  authority_no: { rule: lineOf(30), element: element('So', 'text', 30, optional) },
  authority_date: { rule: dayOrEmpty, element: element('NTBCCQT', 'date', 10, optional) },
  txof_cd: { rule: requiredLine(5, 'tax_office_code_is_required'), element: element('MCQT', 'code', 5) },
  txof_nm: { rule: requiredLine(100, 'tax_office_name_is_required'), element: element('TCQT', 'text', 100) },
  comp_nm: { rule: requiredLine(400, 'seller_company_name_is_required'), element: element('TNNT', 'text', 400) },
  comp_taxcd: {
    rule: v.pipe(v.string(), v.nonEmpty('seller_tax_code_is_required'), taxCodeSchema),
    element: element('MST', 'code', 14),
  },
  place: { rule: requiredLine(50, 'location_name_is_required'), element: element('DDanh', 'text', 50) },
  notice_date: { rule: requiredDay('notice_date_is_required'), element: element('NTBao', 'date', 10) },
} as const satisfies Readonly<Record<string, TextField<XmlElement>>>
export type NoticeText = keyof typeof noticeFields

/**
 * What is said of a document that was made wrongly. `effect` is said of invoices in version 2.0.1 alone, `tax_auth_cd` of those with a code of
 * the authority.
 */
export const noticeColumnNames = [
  'form_no',
  'serial_no',
  'inv_no',
  'inv_date',
  'document_type',
  'effect',
  'tax_auth_cd',
  'reason',
] as const
export type NoticeColumn = (typeof noticeColumnNames)[number]

type Rules = Readonly<Record<NoticeColumn, v.GenericSchema<string, string>>>

const number = v.pipe(v.string(), v.trim(), v.nonEmpty('number_is_required'), v.regex(/^\d{1,8}$/, 'only_digits'))
const nothing = v.literal('')

const shared = {
  form_no: requiredLine(11, 'form_number_is_required'),
  inv_no: number,
  inv_date: requiredDay('invoice_date_is_required'),
  /** What is longer than its element is kept with a draft, and refused by the limits of the XML. */
  reason: requiredLine(1000, 'reason_is_required'),
}

export const columnRules: Readonly<Record<NoticeFamily, Rules>> = {
  certificates: {
    ...shared,
    serial_no: requiredLine(9, 'series_number_is_required'),
    document_type: v.picklist(Object.values(relatedTypes), 'related_type_is_required'),
    effect: nothing,
    tax_auth_cd: nothing,
  },
  invoices: {
    ...shared,
    serial_no: requiredLine(8, 'series_number_is_required'),
    document_type: v.picklist(Object.values(invoiceBases), 'related_type_is_required'),
    effect: v.picklist(['', ...Object.values(noticeEffects)], 'notice_effect_is_not_allowed'),
    tax_auth_cd: v.pipe(lineOf(34), v.regex(/^[0-9A-Za-z-]*$/, 'tax_authority_code_is_invalid')),
  },
}

/** Which columns documents of a family have. */
export const columnsOf = (family: NoticeFamily): readonly NoticeColumn[] =>
  noticeColumnNames.filter((column) => columnRules[family][column] !== nothing)

type Written = readonly { readonly field: NoticeColumn; readonly element: XmlElement }[]
const written = (field: NoticeColumn, ...given: Parameters<typeof element>) => ({ field, element: element(...given) })

const certificateRow: Written = [
  written('form_no', 'KHMSCTu', 'text', 11),
  written('serial_no', 'KHCTu', 'text', 9),
  written('inv_no', 'SCTu', 'text', 8),
  written('inv_date', 'NLap', 'date', 10),
  written('document_type', 'LCTDT', 'code', 1),
  written('reason', 'LDo', 'text', 255, optional),
]

const invoiceRow = (isFirstVersion: boolean): Written => [
  written('tax_auth_cd', isFirstVersion ? 'MCQTCap' : 'MCCQT', 'code', 34, optional),
  written('form_no', 'KHMSHDon', 'text', 11),
  written('serial_no', 'KHHDon', 'text', 8),
  written('inv_no', 'SHDon', 'text', 8),
  written('inv_date', 'Ngay', 'date', 10),
  written('document_type', 'LADHDDT', 'code', 1),
  ...(isFirstVersion ? [written('effect', 'TCTBao', 'code', 1)] : []),
  written('reason', 'LDo', 'text', 255, optional),
]

/** Where a document is written in a version, in order; its position comes before. */
export const rowElements = (family: NoticeFamily, version: NoticeVersion): Written =>
  family === 'certificates' ? certificateRow : invoiceRow(version === '2.0.1')
