import { describe, expect, it } from 'vitest'
import { noticeMessages } from '../../server/areas/errorNotices/messages.ts'
import { readNoticeAnswer } from '../../server/areas/errorNotices/receipt.ts'
import { parseGuarded } from '../../signing/xmldsig/guard.ts'

const [receipt, check] = noticeMessages.certificates.answers
const heading =
  '<PBan>2.1.1</PBan><MSo>01/TB-SSĐT</MSo><Ten>Tiếp nhận</Ten><NTBao>2026-11-20</NTBao><MST>0199999984</MST><MGDDTu>M1</MGDDTu>'
const document = (outcome: string, reasons = '') =>
  `<CTu><STT>1</STT><KHCTu>CT26AA</KHCTu><SCTu>1</SCTu><TTTNCCQT>${outcome}</TTTNCCQT>${reasons}</CTu>`
const reasons = '<DSLDKTNhan><LDo><MLoi>12</MLoi><MTa>Sai ngày</MTa></LDo></DSLDKTNhan>'
const ofWhole =
  '<DSLDKTNhan><LDo><MLoi>11</MLoi><MTLoi>Sai mẫu</MTLoi><HDXLy>Lập lại</HDXLy><GChu>x</GChu></LDo></DSLDKTNhan>'

const read = (inside: string, answer: typeof receipt | typeof check = receipt) => {
  const parsed = parseGuarded(`<TBao><DLTBao>${inside}</DLTBao></TBao>`)
  if (!parsed.ok) throw new Error('not well-formed')
  using notice = parsed.value
  return readNoticeAnswer(answer, notice.root)
}

const received = (inside: string) => read(`${heading}${inside}`)

describe('notice 01/TB-SSĐT about an error notice', () => {
  it('receives it where it gives no reasons', () => {
    const day = { day: '2026-11-20', taxCode: '0199999984', transactionCode: 'M1' }
    expect(received('')).toMatchObject({ value: { status: 'accepted', message: 'Tiếp nhận', ...day } })
    expect(received(`<DSCTu>${document('1')}</DSCTu>`)).toMatchObject({ value: { status: 'accepted' } })
  })

  it('does not receive it for reasons of the whole, or of one of its documents', () => {
    expect(received(ofWhole)).toMatchObject({ value: { status: 'rejected', message: '11: Sai mẫu. Lập lại' } })
    expect(received(`<DSCTu>${document('1')}${document('2', reasons)}</DSCTu>`)).toMatchObject({
      value: { status: 'rejected', message: 'CT26AA-1: 12: Sai ngày' },
    })
  })

  it('is read of invoices too, with or without what becomes of them', () => {
    const invoice = (outcome: string, rest = '') =>
      `<HDon><STT>1</STT><MCCQT>00AB</MCCQT><KHHDon>C26TAA</KHHDon><SHDon>7</SHDon><Ngay>2026-11-10</Ngay>${rest.includes('TCT') ? '<TCTBao>4</TCTBao>' : ''}<TTTNCCQT>${outcome}</TTTNCCQT>${rest.replace('TCT', '')}</HDon>`
    expect(received(`<DSHDon>${invoice('1', 'TCT')}</DSHDon>`)).toMatchObject({ value: { status: 'accepted' } })
    expect(received(`<DSHDon>${invoice('1')}${invoice('2', reasons)}</DSHDon>`)).toMatchObject({
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
    expect(received(inside)).toMatchObject({ ok: false, failure: { code: 'unreadable' } })
  })
})

describe('notice 01/TB-KTDL about an error notice', () => {
  const checked = (outcome: string, inside = '') =>
    read(
      `<PBan>2.1.1</PBan><MSo>01/TB-KTDL</MSo><Ten>Kết quả kiểm tra</Ten><MST>0199999984</MST><LTBao>${outcome}</LTBao><MGDDTu>M1</MGDDTu>${inside}`,
      check,
    )
  const invalid = '<KHLKhac><DSLDo><LDo><MLoi>20001</MLoi><MTLoi>Sai định dạng</MTLoi></LDo></DSLDo></KHLKhac>'

  it('refuses it where its package is invalid as a whole', () => {
    expect(checked('9', invalid)).toMatchObject({ value: { status: 'rejected', message: '20001: Sai định dạng' } })
  })

  it.each([
    ['an outcome that only invoices have', '2', ''],
    ['no reasons', '9', ''],
  ])('is unreadable with %s', (_what, outcome, inside) => {
    expect(checked(outcome, inside)).toMatchObject({ ok: false, failure: { code: 'unreadable' } })
  })
})
