import { describe, expect, it } from 'vitest'
import { readKnownCertificate } from '../../agent/known/pitCertificate.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'
import { locateSigned } from '../../signing/xmldsig/signedDocument.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import type { CertificateContent } from '../../src/domain/pitCertificate/content.ts'
import { certificateKind } from '../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../src/domain/pitCertificate/layout.ts'
import { certificateSaid } from '../server/support/pitCertificates.ts'

const written = (changes: Partial<CertificateContent> = {}): string =>
  documentXml(certificateKind, certificateSaid(changes), 'ID1', 12)

const read = (xml: string) => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) throw new Error('not well-formed')
  using document = parsed.value
  const located = locateSigned(document, certificateSignature)
  if (!located.ok) throw new Error('nothing to sign')
  return readKnownCertificate(located.value.core)
}

const shown = (xml: string) => {
  const facts = read(xml)
  return facts.ok ? facts.value.shown.map(({ label, value }) => [label, value]) : facts.failure
}

describe('a PIT certificate as the agent shows it before it is signed', () => {
  it('says which it is, whose tax of which months, and how much, in three languages', () => {
    expect(shown(written({ income_from_mon: '8' }))).toEqual([
      [{ vi: 'Chứng từ', en: 'PIT certificate', ko: '원천징수 증명서' }, 'CT26YY-12'],
      [{ vi: 'Người nộp thuế', en: 'Taxpayer', ko: '납세자' }, 'Nguyễn Thị Hoa & Lan (001190012345)'],
      [{ vi: 'Kỳ', en: 'Period', ko: '기간' }, '8–10/2026'],
      [{ vi: 'Thuế đã khấu trừ', en: 'Tax withheld', ko: '원천징수세액' }, '2.000.000 VND'],
    ])
    expect(read(written())).toMatchObject({ value: { taxCode: '0199999984' } })
  })

  it('may be of either version, and correct another one', () => {
    const former = { inv_date: '2026-06-15', xml_vs: '2.1.0', serial_no: 'CT/26E' }
    const related = { inv_type_ref: '8', form_no_ref: '03/TNCN', serial_no_ref: 'CT26YY', inv_no_ref: '1' }
    for (const changes of [former, { ...related, inv_feature: '2', inv_date_ref: '2026-11-01' }])
      expect(read(written(changes)).ok, JSON.stringify(changes)).toBe(true)
  })

  it.each([
    ['of another form', ['<MSCTu>03/TNCN', '<MSCTu>04/TNCN'], 'unknown_form'],
    ['of another version', ['<PBan>2.1.1', '<PBan>9.9.9'], 'unknown_form'],
    ['with an element more', ['</NNT>', '<X>1</X></NNT>'], 'unknown_element'],
    ['with an amount twice', ['<SThue>', '<SThue>1</SThue><SThue>'], 'unknown_element'],
    ['with content behind it', ['</DLCTu>', '<NDCTu/></DLCTu>'], 'unknown_element'],
    ['without the tax', [/<SThue>\d+/, '<SThue>'], 'unknown_form'],
  ] as const)('is not signed %s', (_what, [from, to], failure) => {
    const xml = written()
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    expect(read(changed)).toMatchObject({ ok: false, failure })
  })
})
