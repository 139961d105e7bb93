import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import { noticeEntriesOf, readNoticeEntries, type NoticeValues } from '../../../src/domain/errorNotice/content.ts'
import { mostNoticed } from '../../../src/domain/corrections/mostNoticed.ts'
import { noticeKey, noticeKind } from '../../../src/domain/errorNotice/kind.ts'
import { noticeSchema } from '../../../src/domain/errorNotice/rules.ts'
import { noticeStages, noticeStatuses } from '../../../src/domain/errorNotice/status.ts'
import { editableStatuses } from '../../../src/domain/documents/status.ts'
import elements from '../pitCertificate/elements.json'

const noticed = {
  sid: 'first',
  form_no: '03/TNCN',
  serial_no: 'CT26AA',
  inv_no: '17',
  inv_date: '2026-07-15',
  document_type: '8',
  effect: '',
  tax_auth_cd: '',
  reason: 'Sai tên người nộp thuế',
}
const notice: NoticeValues = {
  notice_id: 'n1',
  family: 'certificates',
  shop_id: '',
  xml_vs: '2.1.1',
  notice_type: '1',
  authority_no: '',
  authority_date: '',
  txof_cd: '10101',
  txof_nm: 'Thuế cơ sở 1 thành phố Hà Nội',
  comp_nm: 'Công ty TNHH Sao Mai',
  comp_taxcd: '0101234567',
  place: 'Hà Nội',
  notice_date: '2026-07-20',
  documents: [noticed],
}

const problemsOf = (changes: Partial<NoticeValues>) => {
  const checked = checkedContent(noticeKind, { ...notice, ...changes })
  return checked.ok ? [] : checked.failure
}

describe('the XML of a notice', () => {
  const tagsOf = (xml: string): string[] => [...xml.matchAll(/<([A-Za-z]+)[ >/]/g)].flatMap(([, tag = '']) => [tag])

  test('has the elements of the format in their order', () => {
    const known = elements.notice.map(({ tag }) => tag)
    const answer = { ...notice, notice_type: '2', authority_no: 'TB-1', authority_date: '2026-07-18' }
    const written = tagsOf(documentXml(noticeKind, answer, 'id')).filter((tag) => !['TBao', 'DSCKS'].includes(tag))
    expect(written).toEqual(known)
  })

  test('leaves the authority’s notice out where none is answered', () => {
    const xml = documentXml(noticeKind, notice, 'id')
    expect(xml).not.toContain('<So>')
    expect(xml).not.toContain('<NTBCCQT>')
    expect(xml).toContain('<Loai>1</Loai>')
  })

  test('numbers its rows', () => {
    const xml = documentXml(noticeKind, { ...notice, documents: [noticed, { ...noticed, inv_no: '18' }] }, 'id')
    expect([...xml.matchAll(/<STT>(\d+)<\/STT>/g)].map(([, number]) => number)).toEqual(['1', '2'])
  })

  test('is that of its version, signed by the taxpayer', () => {
    const versionOf = (xml_vs: string) => noticeKind.layoutOf({ ...notice, xml_vs }).version
    expect(['2.1.0', '2.1.1'].map(versionOf)).toEqual(['2.1.0', '2.1.1'])
    const xml = documentXml(noticeKind, notice, 'id')
    expect(xml).toMatch(/^<\?xml [^>]*\?><TBao><DLTBao Id="id">/)
    expect(xml).toMatch(/<DSCKS><NNT\/><\/DSCKS><\/TBao>$/)
  })

  test('is limited by its elements, row by row', () => {
    const values = { ...notice, documents: [noticed, { ...noticed, reason: 'x'.repeat(256) }] }
    expect(limitProblems(noticeKind.layoutOf(values), noticeKind.written(values))).toEqual([
      { field: 'documents.1.reason', message: 'too_long_for_xml:255' },
    ])
  })
})

describe('a notice', () => {
  test('that is whole passes, and keeps its id and those of its documents', () => {
    expect(v.parse(noticeSchema, notice)).toEqual(notice)
    expect(noticeKind.toContent(notice)).toEqual(notice)
  })

  test('is kept and addressed by names that do not change', () => {
    expect([noticeKey, noticeKind.id]).toEqual(['error-notice', 'notice_id'])
  })

  test('of no family that there is is wrong', () => {
    for (const family of ['receipts', undefined])
      expect(v.safeParse(noticeSchema, { ...notice, family }).success).toBe(false)
  })

  test('without a list of documents is wrong', () => {
    expect(v.safeParse(noticeSchema, { ...notice, documents: null }).success).toBe(false)
  })

  test('names at least one document', () => {
    expect(problemsOf({ documents: [] })).toEqual([{ field: 'documents', message: 'document_is_required' }])
  })

  test('names no document twice, also not with zeros before its number', () => {
    expect(problemsOf({ documents: [noticed, { ...noticed, inv_no: '00017' }] })).toEqual([
      { field: 'documents.1', message: 'document_is_named_twice' },
    ])
  })

  test('names documents that differ in form, symbol or number', () => {
    const others = [{ form_no: '04/TNCN' }, { serial_no: 'CT26AB' }, { inv_no: '170' }, { inv_no: '1' }]
    expect(problemsOf({ documents: [noticed, ...others.map((change) => ({ ...noticed, ...change }))] })).toEqual([])
  })

  test('is an answer with number and day, whatever else is wrong with it', () => {
    expect(problemsOf({ notice_type: '2', place: '', documents: [{ ...noticed, inv_no: 'x' }] })).toEqual([
      { field: 'place', message: 'location_name_is_required' },
      { field: 'documents.0.inv_no', message: 'only_digits' },
      { field: 'authority_no', message: 'authority_number_is_required' },
      { field: 'authority_date', message: 'authority_date_is_required' },
    ])
  })

  test('is judged as an answer once its type and the field are right', () => {
    expect(problemsOf({ notice_type: '3', authority_date: '2026-13-01' })).toEqual([
      { field: 'notice_type', message: 'notice_type_is_required' },
      { field: 'authority_date', message: 'date_is_invalid' },
    ])
    expect(problemsOf({ notice_type: '3', authority_no: 'TB-1' })).toEqual([
      { field: 'notice_type', message: 'notice_type_is_required' },
    ])
  })

  test('is asked for number and day of an answer also where it is of no version', () => {
    expect(problemsOf({ notice_type: '2', xml_vs: '' })).toEqual([
      { field: 'xml_vs', message: 'xml_version_is_required' },
      { field: 'authority_no', message: 'authority_number_is_required' },
      { field: 'authority_date', message: 'authority_date_is_required' },
    ])
  })

  test('answers the first broken rule of a field alone', () => {
    expect(problemsOf({ documents: [{ ...noticed, inv_no: '' }] })).toEqual([
      { field: 'documents.0.inv_no', message: 'number_is_required' },
    ])
  })

  test('says why each document is wrong', () => {
    expect(problemsOf({ documents: [{ ...noticed, reason: ' ' }] })).toEqual([
      { field: 'documents.0.reason', message: 'reason_is_required' },
    ])
  })

  test('answers the authority with its number and day, and has neither of its own accord', () => {
    expect(problemsOf({ notice_type: '2' })).toEqual([
      { field: 'authority_no', message: 'authority_number_is_required' },
      { field: 'authority_date', message: 'authority_date_is_required' },
    ])
    expect(problemsOf({ authority_no: 'TB-1' })).toEqual([
      { field: 'authority_no', message: 'authority_number_is_required' },
    ])
  })
})

describe('a notice on its way', () => {
  test('travels whole, and names a bounded number of documents', () => {
    const body = v.strictObject(noticeEntriesOf('certificates'))
    expect(v.is(body, notice)).toBe(true)
    const many = Array.from({ length: mostNoticed + 1 }, (_, index) => ({ ...noticed, inv_no: String(index + 1) }))
    expect(v.is(body, { ...notice, documents: many })).toBe(false)
    expect(v.is(body, { ...notice, comp_nm: 'x'.repeat(1001) })).toBe(false)
    const withIds = (id: string) => ({ ...notice, notice_id: id, shop_id: id, documents: [{ ...noticed, sid: id }] })
    expect(v.is(body, withIds('x'.repeat(64)))).toBe(true)
    const { issues = [] } = v.safeParse(body, withIds('x'.repeat(65)))
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['notice_id', 'shop_id', 'documents.0.sid'])
  })

  test('is read as it was written, also from a server that says nothing of some members', () => {
    const read = v.object(readNoticeEntries)
    const ofShop = { ...notice, family: 'invoices', shop_id: 'shop' } as const
    expect(v.parse(read, ofShop)).toEqual(ofShop)
    const { family: _, ...old } = notice
    expect(v.parse(read, old)).toEqual(notice)
    const { documents, place } = v.parse(v.object(readNoticeEntries), { notice_id: 'n1', documents: [{ inv_no: 17 }] })
    expect(place).toBe('')
    expect(documents).toEqual([expect.objectContaining({ inv_no: '17', sid: '', reason: '' })])
  })

  test('is written as a draft, and once it was not received', () => {
    expect(editableStatuses(noticeStages, noticeStatuses)).toEqual(['draft', 'rejected'])
  })
})
