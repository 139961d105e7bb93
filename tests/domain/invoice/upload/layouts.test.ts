import { describe, expect, it } from 'vitest'
import { locales } from '../../../../src/domain/locale.ts'
import { sampleFields, uploadCaptions } from '../../../../src/domain/invoice/upload/captions.ts'
import { findLayout } from '../../../../src/domain/invoice/upload/headings.ts'
import { invoicesIn, problemsIn, sheet } from './support.ts'

const vin = [
  'MaHD',
  'LoaiHoaDon',
  'NgayHoaDon',
  'TenDonVi',
  'LoaiHangHoa',
  'TenHangHoa',
  'SoLuong',
  'DonGia',
  'ThueSuat',
]
const vnpt = [
  'STT',
  'NgayHoaDon',
  'TenKhachHang',
  'SanPham',
  'SoLuong',
  'DonGia',
  'ThueSuat',
  'TinhChatHangHoa',
  'Fkey',
]
const minvoice = [
  'Ký hiệu',
  'Số đơn hàng',
  'Ngày hóa đơn',
  'Tính chất',
  'Tên hàng hóa',
  'Số lượng',
  'Đơn giá',
  '% thuế',
]
const amnote = ['MHHDVU', 'THHDVU(*)', 'DVTINH', 'TCHAT(*)', 'SLUONG', 'DGIA', 'THTIEN', 'TSUAT']

describe('the layout of a file', () => {
  it.each(locales)('of our own sample is found by each of its headings in %s', (locale) => {
    const found = findLayout(
      sheet(
        ['Mẫu'],
        sampleFields.map((field) => uploadCaptions[field][locale]),
      ),
    )
    expect(found).toMatchObject({ layout: 'own', row: 2, missing: [] })
    expect(found?.columns).toEqual(Object.fromEntries(sampleFields.map((field, column) => [field, column])))
  })

  it('is recognised however headings are spaced, marked and accented', () => {
    const found = findLayout(sheet(['SO ĐƠN HÀNG *', 'ten hang hoa', 'Số  lượng:', 'ĐƠN GIÁ (đồng)', 'Đơn-giá']))
    expect(found?.columns).toEqual({ order_no: 0, item_name: 1, quantity: 2, price: 4 })
  })

  it('of other products is recognised by what they alone have', () => {
    const layoutOf = (row: readonly string[]) => findLayout(sheet(row))?.layout
    expect([vin, vnpt, minvoice, amnote].map(layoutOf)).toEqual(['vin', 'vnpt', 'minvoice', 'amnote'])
  })

  it('says which columns are missing, and is none where nothing is a heading', () => {
    expect(findLayout(sheet(['Số đơn hàng', 'Ngày hóa đơn', 'Số lượng', 'Đơn giá']))?.missing).toEqual([['item_name']])
    expect(findLayout(sheet(['một', 'hai', 'ba', 'bốn']))).toBeNull()
  })
})

describe('codes of other products', () => {
  it('of VIN stand below a row of labels, and its numbers for natures are not taken for those of the XML', () => {
    const labels = ['Mã', 'Loại hóa đơn', 'Ngày', 'Đơn vị', 'Loại hàng', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất']
    const row = ['A1', '0', '20/11/2026', 'Công ty X', 'Hàng hóa', 'Bút', '2', '1000', '8%']
    expect(problemsIn(sheet(vin, labels, row))).toEqual([])
    expect(problemsIn(sheet(vin, labels, row.with(4, '2')))).toEqual(['3 nature nature_code_is_unknown'])
    expect(problemsIn(sheet(vin, labels, row.with(1, '1')))).toEqual(['3 inv_feature only_originals_are_uploaded'])
  })

  it('of VNPT say what the invoice is in its first row alone, and never name a rate by a number below 0', () => {
    const first = ['1', '20/11/2026', 'Công ty X', 'Bút', '2', '1000', '8', '', 'K1']
    const second = ['', '', '', 'Mực', '1', '500', '8', '', '']
    const [one, ...others] = invoicesIn(sheet(vnpt, first, second))
    expect(others).toEqual([])
    expect(one?.values.lines.map(({ item_name, vat_rate }) => [item_name, vat_rate])).toEqual([
      ['Bút', '8%'],
      ['Mực', '8%'],
    ])
    expect(problemsIn(sheet(vnpt, first.with(6, '-5')))).toEqual(['2 vat_rate rate_code_is_unknown'])
    expect(problemsIn(sheet(vnpt, first.with(6, '-1')))).toEqual(['2 vat_rate rate_code_is_unknown'])
  })

  it('of M-Invoice are its own: -1 is KCT and -2 KKKNT, which mean nothing elsewhere', () => {
    const row = ['1C26TAA', 'A1', '20/11/2026', '1', 'Bút', '2', '1000', '-1']
    const rateOf = (rate: string) => invoicesIn(sheet(minvoice, row.with(7, rate)))[0]?.values.lines[0]?.vat_rate
    expect([rateOf('-1'), rateOf('-2'), rateOf('10')]).toEqual(['KCT', 'KKKNT', '10%'])
    expect(problemsIn(sheet(minvoice, row.with(7, '-3')))).toEqual(['2 vat_rate rate_code_is_unknown'])
    const own = minvoice.with(7, 'Thuế suất')
    expect(problemsIn(sheet(own, row))).toEqual(['2 vat_rate rate_code_is_unknown'])
  })

  it('of AMNOTE, which has no invoice, are the lines of one', () => {
    const row = (name: string) => ['', name, 'cái', '1', '1', '1000', '1000', '8%']
    const invoices = invoicesIn(sheet(amnote, row('Bút'), row('Mực')))
    expect(invoices.map(({ values, problems }) => [values.serial_no, values.lines.length, problems.length])).toEqual([
      ['C26TAA', 2, 0],
    ])
  })
})
