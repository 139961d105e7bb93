import { describe, expect, it } from 'vitest'
import { readKnownNotice } from '../../agent/known/errorNotice.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'
import { locateSigned } from '../../signing/xmldsig/signedDocument.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import type { NoticeContent } from '../../src/domain/errorNotice/content.ts'
import { noticeKind, noticeSignature } from '../../src/domain/errorNotice/kind.ts'
import { invoiceNoticeSaid, noticeSaid, typedDocument, typedInvoice } from '../server/support/errorNotices.ts'

const written = (changes: Partial<NoticeContent> = {}): string => documentXml(noticeKind, noticeSaid(changes), 'ID1')

const read = (xml: string) => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) throw new Error('not well-formed')
  using document = parsed.value
  const located = locateSigned(document, noticeSignature)
  if (!located.ok) throw new Error('nothing to sign')
  return readKnownNotice(located.value.core)
}

const valuesShown = (xml: string) => {
  const facts = read(xml)
  return facts.ok ? facts.value.shown.map(({ value }) => value) : facts.failure
}

describe('an error notice as the agent shows it before it is signed', () => {
  it('says to whom it goes, its day, and which documents it names', () => {
    const documents = [typedDocument(), typedDocument({ inv_no: '78' })]
    expect(valuesShown(written({ documents }))).toEqual([
      'Thuế cơ sở 2 Thành phố Hà Nội',
      '2026-11-20',
      'CT26ZY-77, CT26ZY-78',
    ])
    expect(read(written())).toMatchObject({ value: { taxCode: '0199999984' } })
  })

  it('names five documents, and says how many there are', () => {
    const documents = ['1', '2', '3', '4', '5', '6'].map((inv_no) => typedDocument({ inv_no }))
    expect(valuesShown(written({ documents }))).toContain('CT26ZY-1, CT26ZY-2, CT26ZY-3, CT26ZY-4, CT26ZY-5, … (6)')
  })

  it('may be of either version, and answer the authority', () => {
    const answer = { notice_type: '2', authority_no: 'TB-1', authority_date: '2026-11-18' }
    expect(read(written(answer)).ok).toBe(true)
    expect(read(written({ xml_vs: '2.1.0' })).ok).toBe(true)
  })

  it('names invoices under their own form, in each of its versions', () => {
    const about = (changes: Partial<NoticeContent> = {}) =>
      valuesShown(documentXml(noticeKind, invoiceNoticeSaid(changes), 'ID1'))
    expect(about()).toContain('C26TZY-77')
    expect(about({ xml_vs: '2.1.0' })).toContain('C26TZY-77')
    expect(about({ xml_vs: '2.0.1', documents: [typedInvoice({ effect: '1' })] })).toContain('C26TZY-77')
    const former = documentXml(noticeKind, invoiceNoticeSaid({ xml_vs: '2.0.1' }), 'ID1')
    expect(valuesShown(former.replace('<PBan>2.0.1', '<PBan>2.1.1'))).toBe('unknown_element')
  })

  it.each([
    ['of another form', ['<MSo>04/SS-CTĐT', '<MSo>04/SS-XXX'], 'unknown_form'],
    ['about certificates under the form of invoices', ['<MSo>04/SS-CTĐT', '<MSo>04/SS-HĐĐT'], 'unknown_element'],
    ['of another version', ['<PBan>2.1.1', '<PBan>9.9.9'], 'unknown_form'],
    ['with an element more', ['</CTu>', '<X>1</X></CTu>'], 'unknown_element'],
    ['with an element twice', ['<DDanh>', '<DDanh>1</DDanh><DDanh>'], 'unknown_element'],
    ['without a number', [/<SCTu>\d+/, '<SCTu>'], 'unknown_form'],
  ] as const)('is not signed %s', (_what, [from, to], failure) => {
    const xml = written()
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    expect(read(changed)).toMatchObject({ ok: false, failure })
  })
})
