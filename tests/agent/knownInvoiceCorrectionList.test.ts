import { describe, expect, it } from 'vitest'
import { listWords, readKnownCorrectionList } from '../../agent/known/invoiceCorrectionList.ts'
import { knownKinds } from '../../agent/known/kinds.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'
import { locateSigned } from '../../signing/xmldsig/signedDocument.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { correctionListKind } from '../../src/domain/invoice/several/kind.ts'
import { listRows } from '../../src/domain/invoice/several/rows.ts'
import { correctionListSignature } from '../../src/domain/invoice/several/signature.ts'
import { invoiceSaid, lineSaid } from '../server/support/invoices.ts'

const named = (inv_no_ref: string) => ({
  form_no_ref: '1',
  serial_no_ref: 'C26TXX',
  inv_no_ref,
  inv_date_ref: '2026-11-02',
})

const listOf = (count: number, changes: Partial<InvoiceContent> = {}): string => {
  const content = invoiceSaid({
    inv_feature: '4',
    correction_list_no: 'BK-7',
    corrected: Array.from({ length: count }, (_, place) => named(String(place + 1))),
    lines: [lineSaid({ about: '1', quantity: '-1' }), lineSaid({ about: '1', quantity: '-2' })],
    note: 'Sai số lượng',
    ...changes,
  })
  const originals = content.corrected.map(() => ({ original: invoiceSaid(), adjustments: [] }))
  return documentXml(correctionListKind, { content, rows: listRows(content, originals) }, 'ID1')
}

const read = (xml: string) => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) throw new Error('not well-formed')
  using document = parsed.value
  const located = locateSigned(document, correctionListSignature)
  if (!located.ok) throw new Error('nothing to sign')
  return readKnownCorrectionList(located.value.core)
}
const shown = (xml: string) => {
  const facts = read(xml)
  return facts.ok ? facts.value.shown.map(({ label, value }) => [label, value]) : facts.failure
}

describe('a list of corrected invoices as the agent shows it before it is signed', () => {
  it('says which it is, of which day, and which invoices it names, each once, in three languages', () => {
    expect(shown(listOf(2))).toEqual([
      [{ vi: 'Bảng kê hóa đơn bị điều chỉnh', en: 'List of adjusted invoices', ko: '조정 대상 목록' }, 'BK-7'],
      [{ vi: 'Ngày lập', en: 'Day', ko: '작성일' }, '2026-11-20'],
      [{ vi: 'Số hóa đơn', en: 'Number of invoices', ko: '세금계산서 수' }, '2'],
      [{ vi: 'Hóa đơn', en: 'Invoices', ko: '세금계산서' }, '1C26TXX-1, 1C26TXX-2'],
    ])
    expect(read(listOf(2))).toMatchObject({ value: { taxCode: '0199999984' } })
    expect(shown(listOf(2, { inv_feature: '3' }))).toContainEqual([
      { vi: 'Bảng kê hóa đơn bị thay thế', en: 'List of replaced invoices', ko: '대체 대상 목록' },
      'BK-7',
    ])
  })

  it('names the first five of many, and says how many there are', () => {
    const values = (count: number) => {
      const facts = read(listOf(count))
      return facts.ok ? facts.value.shown.map(({ value }) => value) : []
    }
    const five = ['1', '2', '3', '4', '5'].map((number) => `1C26TXX-${number}`).join(', ')
    expect(values(5).slice(2)).toEqual(['5', five])
    expect(values(7).slice(2)).toEqual(['7', `${five}, … (7)`])
  })

  it.each([
    ['of another form', ['01/BK-ĐCTT', '02/BK-ĐCTT'], 'unknown_form'],
    ['of another version', ['<PBan>2.1.1', '<PBan>9.9.9'], 'unknown_form'],
    ['that neither replaces nor adjusts', ['<TCHDon>2', '<TCHDon>3'], 'unknown_form'],
    ['whose title is that of another one', ['bị điều chỉnh', 'bị thay thế'], 'unknown_form'],
    ['with an element more', ['</NBKe>', '</NBKe><X>1</X>'], 'unknown_element'],
    ['with the branch that nobody explains', ['</DCNBan>', '</DCNBan><TCTCNHang>1</TCTCNHang>'], 'unknown_element'],
    ['with a number twice', ['<SBKe>', '<SBKe>1</SBKe><SBKe>'], 'unknown_element'],
    ['with another side of goods', ['<CLech>', '<TTSDChinh></TTSDChinh><CLech>'], 'unknown_element'],
    ['with other goods behind it', ['</DSHHDVu>', '</DSHHDVu><DSHHDVu/>'], 'unknown_element'],
    ['with text beside its elements', ['<CLech>', 'x<CLech>'], 'unknown_element'],
    ['with a reason that is too long', ['<LDo>', `<LDo>${'x'.repeat(250)}`], 'unknown_element'],
    ['without a number', ['<SBKe>BK-7', '<SBKe>'], 'unknown_form'],
    ['without a day', [/<NBKe>[\d-]+/, '<NBKe>'], 'unknown_form'],
    ['without a seller', ['<MSTNBan>0199999984', '<MSTNBan>'], 'unknown_form'],
    ['that names an invoice by half', ['<SHDon>2', '<SHDon>'], 'unknown_form'],
    ['without invoices', [/<HHDVu>.*<\/HHDVu>/, ''], 'unknown_form'],
    ['without a list of them', [/<DSHHDVu>.*<\/DSHHDVu>/, ''], 'unknown_form'],
  ] as const)('is not signed %s', (_what, [from, to], failure) => {
    const xml = listOf(2)
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    expect(read(changed)).toEqual({ ok: false, failure })
  })

  it('is a kind of its own, counted in three languages', () => {
    expect(knownKinds.filter(({ layout }) => layout.root === 'BKe').map(({ read: reads }) => reads)).toEqual([
      readKnownCorrectionList,
    ])
    const counted = (count: number) => Object.values(listWords).map((words) => words.counted(count))
    expect(counted(1)).toEqual([
      '1 bảng kê hóa đơn bị điều chỉnh/thay thế',
      '1 list of corrected invoices',
      '정정 대상 세금계산서 목록 1건',
    ])
    expect(counted(2)[1]).toBe('2 lists of corrected invoices')
  })
})
