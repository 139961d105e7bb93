import { describe, expect, it } from 'vitest'
import { noticeMessages } from '../../server/areas/errorNotices/messages.ts'
import { readReceipt } from '../../server/areas/errorNotices/receipt.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'

const [answer] = noticeMessages.certificates.answers
const heading =
  '<PBan>2.1.1</PBan><MSo>01/TB-SSĐT</MSo><Ten>Tiếp nhận</Ten><NTBao>2026-11-20</NTBao><MST>0199999984</MST><MGDDTu>M1</MGDDTu>'
const document = (outcome: string, reasons = '') =>
  `<CTu><STT>1</STT><KHCTu>CT26AA</KHCTu><SCTu>1</SCTu><TTTNCCQT>${outcome}</TTTNCCQT>${reasons}</CTu>`
const reasons = '<DSLDKTNhan><LDo><MLoi>12</MLoi><MTa>Sai ngày</MTa></LDo></DSLDKTNhan>'
const ofWhole =
  '<DSLDKTNhan><LDo><MLoi>11</MLoi><MTLoi>Sai mẫu</MTLoi><HDXLy>Lập lại</HDXLy><GChu>x</GChu></LDo></DSLDKTNhan>'

const read = (inside: string) => {
  const parsed = parseGuarded(`<TBao><DLTBao>${heading}${inside}</DLTBao></TBao>`)
  if (!parsed.ok) throw new Error('not well-formed')
  using notice = parsed.value
  return readReceipt(answer, notice.root)
}

describe('notice 01/TB-SSĐT about an error notice', () => {
  it('receives it where it gives no reasons', () => {
    const day = { day: '2026-11-20', taxCode: '0199999984', transactionCode: 'M1' }
    expect(read('')).toMatchObject({ value: { status: 'accepted', message: 'Tiếp nhận', ...day } })
    expect(read(`<DSCTu>${document('1')}</DSCTu>`)).toMatchObject({ value: { status: 'accepted' } })
  })

  it('does not receive it for reasons of the whole, or of one of its documents', () => {
    expect(read(ofWhole)).toMatchObject({ value: { status: 'rejected', message: '11: Sai mẫu. Lập lại' } })
    expect(read(`<DSCTu>${document('1')}${document('2', reasons)}</DSCTu>`)).toMatchObject({
      value: { status: 'rejected', message: 'CT26AA-1: 12: Sai ngày' },
    })
  })

  it('is read of invoices too, with or without what becomes of them', () => {
    const invoice = (outcome: string, rest = '') =>
      `<HDon><STT>1</STT><MCCQT>00AB</MCCQT><KHHDon>C26TAA</KHHDon><SHDon>7</SHDon><Ngay>2026-11-10</Ngay>${rest.includes('TCT') ? '<TCTBao>4</TCTBao>' : ''}<TTTNCCQT>${outcome}</TTTNCCQT>${rest.replace('TCT', '')}</HDon>`
    expect(read(`<DSHDon>${invoice('1', 'TCT')}</DSHDon>`)).toMatchObject({ value: { status: 'accepted' } })
    expect(read(`<DSHDon>${invoice('1')}${invoice('2', reasons)}</DSHDon>`)).toMatchObject({
      value: { status: 'rejected', message: 'C26TAA-7: 12: Sai ngày' },
    })
  })

  it.each([
    ['a refused document without reasons', `<DSCTu>${document('2')}</DSCTu>`],
    ['a received document with reasons', `<DSCTu>${document('1', reasons)}</DSCTu>`],
    ['an unknown outcome', `<DSCTu>${document('3')}</DSCTu>`],
    ['an unknown element', '<Khac>1</Khac>'],
    ['another row', '<DSCTu><HDon/></DSCTu>'],
    ['a certificate among invoices', `<DSHDon>${document('1')}</DSHDon>`],
  ])('is unreadable with %s', (_what, inside) => {
    expect(read(inside)).toMatchObject({ ok: false, failure: { code: 'unreadable' } })
  })
})
