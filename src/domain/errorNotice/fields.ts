import * as v from 'valibot'
import type { XmlElement } from '../form/definition.ts'
import { elementsSince, type TextField } from '../form/elementsSince.ts'
import { dayOrEmpty, requiredDay } from '../form/textRules.ts'
import { relatedTypes } from '../corrections/relatedTypes.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'

/** Forms of notices about documents that were made wrongly; that of invoices, 04/SS-HĐĐT, is not among them yet. */
export const noticeForms = { certificates: '04/SS-CTĐT' } as const

/** `Loai`: of the company's own accord, or in answer to the authority. */
export const noticeTypes = { own: '1', answer: '2' } as const

/** Versions of its XML, the newest first. */
export const noticeVersions = ['2.1.1', '2.1.0'] as const

const { element, optional } = elementsSince('2.1.0')

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

/** A document that was made wrongly. `sid` names a certificate of this product, and is empty where another system has made it. */
export const noticeColumns = {
  form_no: { rule: requiredLine(11, 'form_number_is_required'), element: element('KHMSCTu', 'text', 11) },
  serial_no: { rule: requiredLine(9, 'series_number_is_required'), element: element('KHCTu', 'text', 9) },
  inv_no: {
    rule: v.pipe(v.string(), v.trim(), v.nonEmpty('number_is_required'), v.regex(/^\d{1,8}$/, 'only_digits')),
    element: element('SCTu', 'text', 8),
  },
  inv_date: { rule: requiredDay('invoice_date_is_required'), element: element('NLap', 'date', 10) },
  document_type: {
    rule: v.picklist(Object.values(relatedTypes), 'related_type_is_required'),
    element: element('LCTDT', 'code', 1),
  },
  /** What is longer than its element is kept with a draft, and refused by the limits of the XML. */
  reason: { rule: requiredLine(1000, 'reason_is_required'), element: element('LDo', 'text', 255, optional) },
} as const satisfies Readonly<Record<string, TextField<XmlElement>>>
export type NoticeColumn = keyof typeof noticeColumns
