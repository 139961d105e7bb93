import { describe, expect, it } from 'vitest'
import { invoiceWords, readKnownInvoice } from '../../agent/known/invoice.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'
import { locateSigned } from '../../signing/xmldsig/signedDocument.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { invoiceSaid, lineSaid } from '../server/support/invoices.ts'

const written = (changes: Partial<InvoiceContent> = {}): string =>
  documentXml(invoiceKind, invoiceSaid(changes), 'ID1', 12)

const read = (xml: string) => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) throw new Error('not well-formed')
  using document = parsed.value
  const located = locateSigned(document, invoiceSignature)
  if (!located.ok) throw new Error('nothing to sign')
  return readKnownInvoice(located.value.core)
}

const shown = (xml: string) => {
  const facts = read(xml)
  return facts.ok ? facts.value.shown.map(({ label, value }) => [label, value]) : facts.failure
}
const valuesShown = (xml: string) => {
  const facts = read(xml)
  return facts.ok ? facts.value.shown.map(({ value }) => value) : facts.failure
}

describe('an e-invoice as the agent shows it before it is signed', () => {
  it('says which it is, of which day, who buys, and for how much, in three languages', () => {
    expect(shown(written())).toEqual([
      [{ vi: 'Hóa đơn', en: 'E-invoice', ko: '전자세금계산서' }, '1C26TYY-12'],
      [{ vi: 'Ngày lập', en: 'Day', ko: '작성일' }, '2026-11-20'],
      [{ vi: 'Người mua', en: 'Buyer', ko: '구매자' }, 'Công ty TNHH Hoa & Lan (0100109106)'],
      [{ vi: 'Tổng thanh toán', en: 'Total', ko: '합계' }, '702.000 VND'],
    ])
    expect(read(written())).toMatchObject({ value: { taxCode: '0199999984' } })
  })

  it('names a person who buys, or that nobody is named', () => {
    const nobody = { company_name: '', tax_code: '', address: '', email: '' }
    expect(valuesShown(written({ ...nobody, buyer_name: 'Trần Văn A' }))).toContain('Trần Văn A')
    expect(valuesShown(written(nobody))).toContain('Bán cho người tiêu dùng')
  })

  it('may be of either form and of every version, and in another currency', () => {
    const sales = { form_no: '2', serial_no: 'C26TSS', price_kind: 'untaxed', lines: [lineSaid({ vat_rate: '' })] }
    expect(valuesShown(written(sales))).toContain('2C26TSS-12')
    expect(valuesShown(written({ xml_vs: '2.1.0', serial_no: 'C25TAA' }))).toContain('1C25TAA-12')
    expect(valuesShown(written({ curr_cd: 'USD', ex_rate: '25000' }))).toContain('702.000 USD')
  })

  it('says which other one it replaces or adjusts', () => {
    const other = {
      inv_type_ref: '1',
      form_no_ref: '1',
      serial_no_ref: 'C26TXX',
      inv_no_ref: '9',
      inv_date_ref: '2026-11-02',
      note: 'Sai giá',
    }
    expect(shown(written({ ...other, inv_feature: '1' }))).toContainEqual([
      { vi: 'Thay thế cho hóa đơn', en: 'Replaces', ko: '대체 대상' },
      '1C26TXX-9',
    ])
    const adjusting = written({ ...other, inv_feature: '2', lines: [lineSaid({ quantity: '-1' })] })
    expect(shown(adjusting)).toContainEqual([
      { vi: 'Điều chỉnh cho hóa đơn', en: 'Adjusts', ko: '조정 대상' },
      '1C26TXX-9',
    ])
    expect(read(adjusting.replace('<TCHDon>2', '<TCHDon>5'))).toEqual({ ok: false, failure: 'unknown_form' })
    expect(read(adjusting.replace('<TCHDon>2', '<TCHDon>3'))).toEqual({ ok: false, failure: 'unknown_element' })
    expect(read(adjusting.replace('<TCHDon>2', '<TCHDon>'))).toEqual({ ok: false, failure: 'unknown_element' })
    expect(read(adjusting.replace('<TTHDLQuan>', '<TTHDLQuan/><TTHDLQuan>'))).toMatchObject({ ok: false })
  })

  it('says that it replaces or adjusts several, and by which list', () => {
    const several = { inv_type_ref: '1', note: 'Sai giá', correction_list_no: 'BK-7' }
    expect(shown(written({ ...several, inv_feature: '3' }))).toContainEqual([
      {
        vi: 'Thay thế cho nhiều hóa đơn, bảng kê',
        en: 'Replaces several invoices, list',
        ko: '여러 세금계산서 대체, 목록',
      },
      'BK-7',
    ])
    const adjusting = written({ ...several, inv_feature: '4', lines: [lineSaid({ quantity: '-1' })] })
    expect(shown(adjusting)).toContainEqual([
      {
        vi: 'Điều chỉnh cho nhiều hóa đơn, bảng kê',
        en: 'Adjusts several invoices, list',
        ko: '여러 세금계산서 조정, 목록',
      },
      'BK-7',
    ])
    expect(read(adjusting.replace('<SBKCLQuan>BK-7', '<SBKCLQuan>'))).toEqual({ ok: false, failure: 'unknown_form' })
    expect(read(adjusting.replace('<TCHDon>4', '<TCHDon>2'))).toEqual({ ok: false, failure: 'unknown_element' })
    expect(read(adjusting.replace('<GChu>', '<SHDCLQuan>9</SHDCLQuan><GChu>'))).toMatchObject({ ok: false })
  })

  it.each([
    ['of another form', ['<KHMSHDon>1', '<KHMSHDon>6'], 'unknown_form'],
    ['whose name is that of another form', ['Hóa đơn giá trị gia tăng', 'Hóa đơn bán hàng'], 'unknown_form'],
    ['of another version', ['<PBan>2.1.1', '<PBan>9.9.9'], 'unknown_form'],
    ['with an element more', ['</NMua>', '<X>1</X></NMua>'], 'unknown_element'],
    ['with a total twice', ['<TgTTTBSo>', '<TgTTTBSo>1</TgTTTBSo><TgTTTBSo>'], 'unknown_element'],
    ['with another line behind the lines', ['</DSHHDVu>', '</DSHHDVu><DSHHDVu/>'], 'unknown_element'],
    ['with content behind it', ['</DLHDon>', '<NDHDon/></DLHDon>'], 'unknown_element'],
    ['without the total', [/<TgTTTBSo>\d+/, '<TgTTTBSo>'], 'unknown_form'],
    ['without a number', [/<SHDon>\d+/, '<SHDon>'], 'unknown_form'],
    ['without a seller', [/<MST>0199999984/, '<MST>'], 'unknown_form'],
  ] as const)('is not signed %s', (_what, [from, to], failure) => {
    const xml = written()
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    expect(read(changed)).toMatchObject({ ok: false, failure })
  })

  it('is counted in three languages', () => {
    const counted = (count: number) => Object.values(invoiceWords).map((words) => words.counted(count))
    expect(counted(1)).toEqual(['1 hóa đơn điện tử', '1 e-invoice', '전자세금계산서 1건'])
    expect(counted(2)).toEqual(['2 hóa đơn điện tử', '2 e-invoices', '전자세금계산서 2건'])
  })
})
