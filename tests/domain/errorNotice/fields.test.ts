import { describe, expect, test } from 'vitest'
import { checkedContent } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import { noticeTexts, type NoticeValues } from '../../../src/domain/errorNotice/content.ts'
import { newNotice } from '../../../src/domain/errorNotice/defaults.ts'
import {
  columnsOf,
  noticeColumnNames,
  type NoticeColumn,
  type NoticeText,
} from '../../../src/domain/errorNotice/fields.ts'
import { noticeKind } from '../../../src/domain/errorNotice/kind.ts'
import { notice as ofInvoices, noticed as invoice } from './support/invoiceNotice.ts'

const certificate = { ...invoice, form_no: '03/TNCN', serial_no: 'CT26AA', document_type: '8', tax_auth_cd: '' }
const ofCertificates: NoticeValues = { ...ofInvoices, family: 'certificates', documents: [certificate] }

const problemsOf = (values: NoticeValues) => {
  const checked = checkedContent(noticeKind, values)
  return checked.ok ? [] : checked.failure.map(({ message }) => message)
}
const withText = (field: NoticeText, text: string) => problemsOf({ ...ofInvoices, [field]: text })
const withColumn = (values: NoticeValues, column: NoticeColumn, text: string) =>
  problemsOf({ ...values, documents: values.documents.map((row) => ({ ...row, [column]: text })) })

describe('a text of a notice', () => {
  test.each([
    ['xml_vs', 'xml_version_is_required'],
    ['notice_type', 'notice_type_is_required'],
    ['txof_cd', 'tax_office_code_is_required'],
    ['txof_nm', 'tax_office_name_is_required'],
    ['comp_nm', 'seller_company_name_is_required'],
    ['comp_taxcd', 'seller_tax_code_is_required'],
    ['place', 'location_name_is_required'],
    ['notice_date', 'notice_date_is_required'],
  ] as const)('is not missing: %s', (field, message) => {
    expect(withText(field, '')).toEqual([message])
  })

  test.each([
    ['txof_cd', 5],
    ['txof_nm', 100],
    ['comp_nm', 400],
    ['place', 50],
  ] as const)('%s has at most %d characters', (field, longest) => {
    expect(withText(field, 'x'.repeat(longest))).toEqual([])
    expect(withText(field, 'x'.repeat(longest + 1))).toEqual([`too_long:${longest}`])
  })

  test('that names the notice of the authority has at most 30 characters', () => {
    const numbered = (authority_no: string) =>
      problemsOf({ ...ofInvoices, notice_type: '2', authority_no, authority_date: '2026-07-18' })
    expect(numbered('x'.repeat(30))).toEqual([])
    expect(numbered('x'.repeat(31))).toEqual(['too_long:30'])
  })

  test('is a tax code, where it is that of the company', () => {
    expect(withText('comp_taxcd', '01012')).toEqual(['tax_code_is_invalid'])
  })
})

describe.each([
  ['invoices', ofInvoices, 8],
  ['certificates', ofCertificates, 9],
] as const)('a row of %s', (_family, values, longestSymbol) => {
  test.each([
    ['form_no', 'form_number_is_required'],
    ['serial_no', 'series_number_is_required'],
    ['inv_no', 'number_is_required'],
    ['inv_date', 'invoice_date_is_required'],
    ['document_type', 'related_type_is_required'],
    ['reason', 'reason_is_required'],
  ] as const)('does not leave out %s', (column, message) => {
    expect(withColumn(values, column, '')).toEqual([message])
  })

  test('has texts of a length, whose reason a draft keeps also where the XML takes less of it', () => {
    for (const [column, longest] of [
      ['form_no', 11],
      ['serial_no', longestSymbol],
      ['reason', 1000],
    ] as const) {
      expect(withColumn(values, column, 'x'.repeat(longest))).toEqual([])
      expect(withColumn(values, column, 'x'.repeat(longest + 1))).toEqual([`too_long:${longest}`])
    }
  })

  test('has a number of one to eight digits, whatever blanks were typed around it', () => {
    for (const number of ['1', '12345678', ' 17 ']) expect(withColumn(values, 'inv_no', number)).toEqual([])
    for (const number of ['123456789', '1x', 'x1', '1 7'])
      expect(withColumn(values, 'inv_no', number)).toEqual(['only_digits'])
  })
})

describe('the code of the authority', () => {
  test('has at most 34 letters, digits and dashes, and is missing of an invoice without one', () => {
    for (const code of ['', '0'.repeat(34), 'M1-26-AbC-00000000017'])
      expect(withColumn(ofInvoices, 'tax_auth_cd', code)).toEqual([])
    expect(withColumn(ofInvoices, 'tax_auth_cd', '0'.repeat(35))).toEqual(['too_long:34'])
    for (const code of ['*0', '0*'])
      expect(withColumn(ofInvoices, 'tax_auth_cd', code)).toEqual(['tax_authority_code_is_invalid'])
  })

  test('and what becomes of a document are said of invoices alone', () => {
    expect(columnsOf('invoices')).toEqual(noticeColumnNames)
    expect(columnsOf('certificates')).toEqual(['form_no', 'serial_no', 'inv_no', 'inv_date', 'document_type', 'reason'])
    for (const column of ['effect', 'tax_auth_cd'] as const)
      expect(withColumn(ofCertificates, column, '4')).toHaveLength(1)
  })
})

describe('no element of the XML takes more than its format says', () => {
  const long = 'x'.repeat(2000)
  const longest = (values: NoticeValues) => {
    const row = { ...invoice, form_no: long, serial_no: long, inv_no: long, inv_date: long, document_type: long }
    const whole: NoticeValues = {
      ...values,
      notice_type: long,
      authority_no: long,
      authority_date: long,
      txof_cd: long,
      txof_nm: long,
      comp_nm: long,
      comp_taxcd: long,
      place: long,
      notice_date: long,
      documents: [{ ...row, effect: long, tax_auth_cd: long, reason: long }],
    }
    const problems = limitProblems(noticeKind.layoutOf(whole), noticeKind.written(whole))
    return problems.map(({ field, message }) => `${field} ${message.replace('too_long_for_xml:', '')}`)
  }
  const head = [
    'notice_type 1',
    'authority_no 30',
    'authority_date 10',
    'txof_cd 5',
    'txof_nm 100',
    'comp_nm 400',
    'comp_taxcd 14',
    'place 50',
    'notice_date 10',
  ]
  const shared = (symbol: number, ...between: readonly string[]) => [
    'documents.0.form_no 11',
    `documents.0.serial_no ${symbol}`,
    'documents.0.inv_no 8',
    'documents.0.inv_date 10',
    'documents.0.document_type 1',
    ...between,
    'documents.0.reason 255',
  ]

  test.each([
    ['invoices', '2.1.1', ['documents.0.tax_auth_cd 34', ...shared(8)]],
    ['invoices', '2.0.1', ['documents.0.tax_auth_cd 34', ...shared(8, 'documents.0.effect 1')]],
    ['certificates', '2.1.1', shared(9)],
  ] as const)('of %s in version %s', (family, xml_vs, rows) => {
    expect(longest({ ...ofInvoices, family, xml_vs })).toEqual([...head, ...rows])
  })

  test('be it a version that there is not, in which the newest is written', () => {
    const unknown = { ...ofInvoices, xml_vs: long }
    expect(noticeKind.layoutOf(unknown).version).toBe('2.1.1')
    expect(limitProblems(noticeKind.layoutOf(unknown), noticeKind.written(unknown))).toEqual([
      { field: 'xml_vs', message: 'too_long_for_xml:6' },
    ])
  })

  test('and each but those of the authority, the code and the reason is written', () => {
    const nothing = Object.fromEntries([...noticeTexts, ...noticeColumnNames].map((name) => [name, '']))
    const empty: NoticeValues = { ...ofInvoices, ...nothing, documents: [{ ...invoice, ...nothing }] }
    const missing = (values: NoticeValues) =>
      limitProblems(noticeKind.layoutOf(values), noticeKind.written(values)).flatMap(({ field, message }) =>
        message === 'required_for_xml' ? [field] : [],
      )
    const [heads, rows] = [head, shared(8, 'documents.0.effect 1')].map((some) =>
      some.flatMap((each) => each.split(' ')[0] ?? []).filter((field) => !/authority|reason/.test(field)),
    )
    expect(missing({ ...empty, xml_vs: '2.0.1' })).toEqual([...(heads ?? []), ...(rows ?? [])])
  })
})

test('a new notice is one of today, of the company’s own accord, and names nothing yet', () => {
  const company = {
    vietnam_name: 'Công ty TNHH Sao Mai',
    tax_id: '0101234567',
    tax_office_id: '10101',
    tax_office_name: 'Thuế cơ sở 1 thành phố Hà Nội',
    city_name: 'Hà Nội',
  }
  const begun = { company, today: '2026-07-20', newest: '' }
  const fresh = { ...ofInvoices, notice_id: '', documents: [] }
  expect(newNotice({ ...begun, family: 'invoices' })).toEqual(fresh)
  expect(newNotice(begun)).toEqual({ ...fresh, family: 'certificates' })
  expect(newNotice({ ...begun, family: 'invoices', newest: '2.1.0' }).xml_vs).toBe('2.1.0')
})
