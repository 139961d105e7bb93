import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import { inItsVersion, noticeEntriesOf, type NoticeValues } from '../../../src/domain/errorNotice/content.ts'
import { noticeFacts, noticeVersionOn } from '../../../src/domain/errorNotice/families.ts'
import { noticeKind } from '../../../src/domain/errorNotice/kind.ts'
import { code, notice, noticed } from './support/invoiceNotice.ts'

/** The same under Decree 123/2020, where it says what becomes of its invoices. */
const former: NoticeValues = {
  ...notice,
  xml_vs: '2.0.1',
  notice_date: '2024-03-01',
  documents: [{ ...noticed, serial_no: 'C24TAA', inv_date: '2024-02-28', effect: '1' }],
}

const problemsOf = (values: NoticeValues, changes: Partial<NoticeValues['documents'][number]> = {}) => {
  const documents = values.documents.map((row) => ({ ...row, ...changes }))
  const checked = checkedContent(noticeKind, { ...values, documents })
  return checked.ok ? [] : checked.failure
}

const head = (version: string, day: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><TBao><DLTBao Id="id"><PBan>${version}</PBan><MSo>04/SS-HĐĐT</MSo><Ten>Thông báo hóa đơn điện tử đã lập sai</Ten><Loai>1</Loai><MCQT>10101</MCQT><TCQT>Thuế cơ sở 1 thành phố Hà Nội</TCQT><TNNT>Công ty TNHH Sao Mai</TNNT><MST>0101234567</MST><DDanh>Hà Nội</DDanh><NTBao>${day}</NTBao><DSHDon>`
const foot = '</DSHDon></DLTBao><DSCKS><NNT/></DSCKS></TBao>'
const reason = '<LDo>Sai địa chỉ người mua: 3 phố Huế &amp; không phải 5</LDo>'

describe('the XML of a notice about invoices', () => {
  test('since July 2026 names the code of the authority, and not what becomes of an invoice', () => {
    const row = `<HDon><STT>1</STT><MCCQT>${code}</MCCQT><KHMSHDon>1</KHMSHDon><KHHDon>C26TAA</KHHDon><SHDon>17</SHDon><Ngay>2026-07-15</Ngay><LADHDDT>1</LADHDDT>${reason}</HDon>`
    expect(documentXml(noticeKind, notice, 'id')).toBe(`${head('2.1.1', '2026-07-20')}${row}${foot}`)
    expect(documentXml(noticeKind, { ...notice, xml_vs: '2.1.0' }, 'id')).toBe(
      `${head('2.1.0', '2026-07-20')}${row}${foot}`,
    )
  })

  test('before June 2025 said what becomes of an invoice, and named the code otherwise', () => {
    const row = `<HDon><STT>1</STT><MCQTCap>${code}</MCQTCap><KHMSHDon>1</KHMSHDon><KHHDon>C24TAA</KHHDon><SHDon>17</SHDon><Ngay>2024-02-28</Ngay><LADHDDT>1</LADHDDT><TCTBao>1</TCTBao>${reason}</HDon>`
    expect(documentXml(noticeKind, former, 'id')).toBe(`${head('2.0.1', '2024-03-01')}${row}${foot}`)
  })

  test('leaves the code out of an invoice without one', () => {
    const xml = documentXml(noticeKind, { ...notice, documents: [{ ...noticed, tax_auth_cd: '' }] }, 'id')
    expect(xml).toContain('<HDon><STT>1</STT><KHMSHDon>1</KHMSHDon>')
  })

  test('is limited by its elements', () => {
    const values = { ...notice, documents: [{ ...noticed, serial_no: 'C26TAAAAA', reason: 'x'.repeat(256) }] }
    expect(limitProblems(noticeKind.layoutOf(values), noticeKind.written(values))).toEqual([
      { field: 'documents.0.serial_no', message: 'too_long_for_xml:8' },
      { field: 'documents.0.reason', message: 'too_long_for_xml:255' },
    ])
  })
})

test('a notice about invoices is message 300, one about certificates 304', () => {
  expect([noticeFacts.invoices.message, noticeFacts.certificates.message]).toEqual(['300', '304'])
})

describe('the version of a notice', () => {
  test('is that of the law of its day, and of what the company files', () => {
    const versions = (family: 'certificates' | 'invoices', newest: string) =>
      ['2025-05-31', '2025-06-01', '2026-06-30', '2026-07-01'].map((day) => noticeVersionOn(family, day, newest))
    expect(versions('invoices', '')).toEqual(['2.0.1', '2.1.0', '2.1.0', '2.1.1'])
    expect(versions('invoices', '2.1.0')).toEqual(['2.0.1', '2.1.0', '2.1.0', '2.1.0'])
    expect(versions('invoices', '2.0.1')).toEqual(['2.0.1', '2.0.1', '2.0.1', '2.0.1'])
    expect(versions('certificates', '')).toEqual(['2.1.0', '2.1.0', '2.1.0', '2.1.1'])
    expect(versions('certificates', '2.0.1')).toEqual(['2.1.0', '2.1.0', '2.1.0', '2.1.0'])
  })

  test('says what becomes of an invoice or does not', () => {
    const { xml_vs, documents } = inItsVersion({ ...former, notice_date: '2025-06-01' }, '')
    expect([xml_vs, documents.map(({ effect }) => effect)]).toEqual(['2.1.0', ['']])
    expect(inItsVersion(former, '')).toEqual(former)
  })

  test('of a company that stays with an older one says that an invoice is explained', () => {
    const effectOn = (notice_date: string) =>
      inItsVersion({ ...notice, notice_date }, '2.0.1').documents.map(({ effect }) => effect)
    expect(['2025-05-31', '2025-06-01', '2026-07-20'].map(effectOn)).toEqual([[''], ['4'], ['4']])
    const summarised = { ...former, notice_date: '2025-06-01', documents: [{ ...noticed, effect: '5' }] }
    expect(inItsVersion(summarised, '2.0.1').documents).toEqual(summarised.documents)
  })
})

describe('what a notice says to become of an invoice', () => {
  const effects = ['1', '2', '3', '4', '5']
  const allowed = (values: NoticeValues) => effects.filter((effect) => problemsOf(values, { effect }).length === 0)

  test('is what the law of its day knows', () => {
    expect(allowed(former)).toEqual(effects)
    expect(allowed({ ...former, notice_date: '2025-06-01' })).toEqual(['4', '5'])
    expect(allowed({ ...former, notice_date: '2026-07-01' })).toEqual(['4'])
    expect(problemsOf({ ...former, notice_date: '2026-07-01' })).toEqual([
      { field: 'documents.0.effect', message: 'notice_effect_is_not_allowed' },
    ])
  })

  test('stands in the version that has it, and in no other', () => {
    expect(problemsOf(former, { effect: '' })).toEqual([
      { field: 'documents.0.effect', message: 'notice_effect_is_required' },
    ])
    expect(problemsOf(notice, { effect: '4' })).toEqual([
      { field: 'documents.0.effect', message: 'notice_effect_is_not_allowed' },
    ])
    expect(problemsOf(notice, { effect: '6' })).toEqual([
      { field: 'documents.0.effect', message: 'notice_effect_is_not_allowed' },
    ])
    expect(problemsOf(notice)).toEqual([])
  })

  test('cancels an invoice that has a code of the authority, and no other', () => {
    expect(problemsOf(former, { tax_auth_cd: '' })).toEqual([
      { field: 'documents.0.effect', message: 'cancelled_invoice_has_no_code' },
    ])
    expect(problemsOf(former, { tax_auth_cd: '', effect: '4' })).toEqual([])
  })
})

const without = (given: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

describe('an invoice that a notice names', () => {
  test('is under one of four rules, with a code of signs', () => {
    expect(
      ['1', '2', '3', '4', '5', '8', ''].filter((document_type) => problemsOf(notice, { document_type }).length === 0),
    ).toEqual(['1', '2', '3', '4'])
    expect(problemsOf(notice, { tax_auth_cd: 'a b' })).toEqual([
      { field: 'documents.0.tax_auth_cd', message: 'tax_authority_code_is_invalid' },
    ])
  })

  test('says what certificates do not', () => {
    const certificate = { ...notice, family: 'certificates' as const }
    const early = { ...certificate, xml_vs: '2.0.1' }
    expect(problemsOf(early, { document_type: '8', tax_auth_cd: '' })).toEqual([])
    expect(problemsOf(certificate, { document_type: '8' }).map(({ field }) => field)).toEqual([
      'documents.0.tax_auth_cd',
    ])
    expect(v.is(v.strictObject(noticeEntriesOf('certificates')), certificate)).toBe(false)
    expect(v.is(v.strictObject(noticeEntriesOf('invoices')), notice)).toBe(true)
    expect(v.is(v.strictObject(noticeEntriesOf('invoices')), certificate)).toBe(false)
  })

  test('of certificates may be left unsaid, as it was before', () => {
    const [old, row] = [without(notice, ['family', 'shop_id']), without(noticed, ['effect', 'tax_auth_cd'])]
    expect(v.parse(v.strictObject(noticeEntriesOf('certificates')), { ...old, documents: [row] })).toEqual({
      ...notice,
      family: 'certificates',
      documents: [{ ...noticed, tax_auth_cd: '' }],
    })
  })
})
