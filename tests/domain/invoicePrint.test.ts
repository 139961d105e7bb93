import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, decimal, sum } from '../../src/domain/amounts/decimal.ts'
import { invoiceAmounts } from '../../src/domain/invoice/amounts.ts'
import type { InvoiceLine } from '../../src/domain/invoice/lines.ts'
import { printedInvoiceOf, printFileName } from '../../src/domain/invoice/print/print.ts'
import { readAmount, shownMoney } from '../../src/domain/money.ts'
import type { ColumnKey } from '../../src/domain/templates/invoice/layouts.ts'
import type { PrintedInvoice } from '../../src/domain/templates/invoice/printedInvoice.ts'
import { invoiceLine, printableInvoice, salesInvoice } from '../features/support/printableInvoice.ts'

const columnOf = (invoice: PrintedInvoice, key: ColumnKey): number =>
  invoice.columns.findIndex((column) => column.key === key)

const cellsOf = (invoice: PrintedInvoice, key: ColumnKey): string[] =>
  invoice.lines.map(({ cells }) => cells[columnOf(invoice, key)] ?? 'no such column')

const valuesOf = (invoice: PrintedInvoice, vi: string): string[] =>
  [...invoice.seller, ...invoice.buyer]
    .flatMap((row) => row.filter((value) => value !== undefined))
    .filter(({ caption }) => caption.vi === vi)
    .map(({ value }) => value)

const sumNamed = (invoice: PrintedInvoice, vi: string): string | undefined =>
  [...invoice.sums, ...invoice.lastSums].find(({ caption }) => caption.vi === vi)?.amount

const note = invoiceLine({ nature: '4', item_name: 'Giao trước Tết', unit: '', quantity: '', price: '', vat_rate: '' })

describe('the print of an invoice', () => {
  it.each([
    ['draft', 'BẢN NHÁP / DRAFT'],
    ['sent', null],
    ['accepted', null],
    ['rejected', 'BỊ TỪ CHỐI / REJECTED'],
  ] as const)('of status %s is marked %s', (status, mark) => {
    expect(printedInvoiceOf(printableInvoice({}, { status })).mark).toBe(mark)
  })

  it('names files by form, symbol and number', () => {
    expect(printFileName(printableInvoice())).toBe('1_C26TAA_128.pdf')
    expect(printFileName(printableInvoice({}, { number: '' }))).toBe('1_C26TAA.pdf')
  })

  it('names a consumer where nobody is named, and a person without a company by name', () => {
    const nobody = { company_name: '', buyer_name: '', tax_code: '' }
    expect(valuesOf(printedInvoiceOf(printableInvoice(nobody)), 'Họ tên người mua')).toEqual([
      'Bán cho người tiêu dùng',
    ])
    const person = { ...nobody, buyer_name: 'Phạm Thu Hà' }
    expect(valuesOf(printedInvoiceOf(printableInvoice(person)), 'Họ tên người mua')).toEqual(['Phạm Thu Hà'])
  })

  it('has the code of the authority, its place while there is none, and neither where the symbol has none', () => {
    expect(printedInvoiceOf(printableInvoice()).code?.[1]).toBe('00A1B2C3D4E5F60718293A4B5C6D7E8F90')
    expect(printedInvoiceOf(printableInvoice({}, { code: '' })).code?.[1]).toMatch(/^…+$/)
    expect(printedInvoiceOf(printableInvoice({ serial_no: 'K26TAA' })).code).toBeNull()
  })

  it('says who signed where somebody has, and of a draft nothing', () => {
    expect(printedInvoiceOf(printableInvoice()).signature).toEqual([
      { label: 'Ký bởi:', value: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH' },
      { label: 'Ký ngày:', value: '05/12/2026' },
    ])
    expect(printedInvoiceOf(printableInvoice({}, { status: 'draft' })).signature).toBeNull()
    expect(printedInvoiceOf(printableInvoice({}, { signer: '' })).signature).toBeNull()
  })

  it('leads to the invoice by its code, and by a square one where a reader can read it', () => {
    const { notes, square } = printedInvoiceOf(printableInvoice())
    expect(notes[0]).toBe(
      'Tra cứu hóa đơn điện tử tại Website: https://tokhai.example/tra-cuu, Mã số bí mật: A7K2M9QX41',
    )
    expect(square).toBe('A7K2M9QX41')
    const withoutCode = printedInvoiceOf(printableInvoice({}, { lookupCode: '' }))
    expect([withoutCode.notes.length, withoutCode.square]).toEqual([1, null])
    expect(printedInvoiceOf(printableInvoice({}, { lookupCode: 'mã có dấu' })).square).toBeNull()
  })

  it('keeps to the layout of the template, and to the first of the form where that is not known', () => {
    const columns = (layoutId: string) => printedInvoiceOf(printableInvoice({}, { layoutId })).columns.length
    expect(columns('1008161211')).toBe(9)
    expect(columns('no layout')).toBe(7)
    expect(printedInvoiceOf(salesInvoice({}, { layoutId: 'CTPIT00000' })).columns.length).toBe(6)
  })

  it('gives lines their rates where a layout of one rate has several', () => {
    const oneRate = { lines: [invoiceLine(), invoiceLine()] }
    const one = printedInvoiceOf(printableInvoice(oneRate, { layoutId: '1000000111' }))
    expect([columnOf(one, 'rate'), one.rates]).toEqual([-1, null])
    expect(one.sums.find(({ caption }) => caption.vi === 'Tiền thuế GTGT')?.before.at(-1)).toBe(': 8%')
    const several = printedInvoiceOf(printableInvoice({}, { layoutId: '1000000111' }))
    expect(cellsOf(several, 'rate')).toEqual(['8%', '5%'])
    expect(several.rates?.rates.map(({ amounts }) => amounts)).toEqual([
      ['196.000', '9.800', '205.800'],
      ['2.500.000', '200.000', '2.700.000'],
    ])
  })

  it('says of each line what it is', () => {
    const lines = [
      invoiceLine({ nature: '2' }),
      invoiceLine({ nature: '3', item_name: 'Giảm giá', quantity: '', price: '', amount: '100000' }),
      note,
      invoiceLine({ nature: '5', special_kind: '1', special: [{ name: 'SKhung', value: 'RLHJF1234' }] }),
      invoiceLine({ discount_rate: '5' }),
      invoiceLine({ vat_rate: 'KHAC:05.26%' }),
      invoiceLine({ vat_rate: 'KCT' }),
    ]
    const invoice = printedInvoiceOf(printableInvoice({ lines }, { layoutId: '1008161211' }))
    expect(invoice.lines.map(({ details }) => details)).toEqual([
      ['Hàng hóa, dịch vụ khuyến mại, không thu tiền'],
      ['Chiết khấu thương mại'],
      [],
      ['Số khung: RLHJF1234'],
      ['Chiết khấu 5%: 125.000'],
      [],
      [],
    ])
    expect(cellsOf(invoice, 'net')).toEqual(['0', '-100.000', '', '2.500.000', '2.375.000', '2.500.000', '2.500.000'])
    expect(cellsOf(invoice, 'tax')).toEqual(['0', '-8.000', '', '200.000', '190.000', '131.500', '–'])
    expect(cellsOf(invoice, 'rate')).toEqual(['8%', '8%', '', '8%', '8%', '5,26%', 'KCT'])
  })

  it('names a rate of its own as its sum does, whichever way it was given', () => {
    const lines = [invoiceLine({ vat_rate: 'KHAC:5.26%' }), invoiceLine({ vat_rate: 'KHAC:05.26%' })]
    const invoice = printedInvoiceOf(printableInvoice({ lines }, { layoutId: '1000000111' }))
    expect([columnOf(invoice, 'rate'), invoice.rates]).toEqual([-1, null])
  })

  it('has no discount of what is given away', () => {
    const lines = [invoiceLine(), invoiceLine({ nature: '2', discount_rate: '10' })]
    const invoice = printedInvoiceOf(printableInvoice({ lines }, { layoutId: '1000000112' }))
    expect(cellsOf(invoice, 'discountRate')).toEqual(['', ''])
  })

  it('has discounts in columns where the layout has them', () => {
    const invoice = printedInvoiceOf(
      printableInvoice({ lines: [invoiceLine({ discount_rate: '5' }), invoiceLine()] }, { layoutId: '1000000112' }),
    )
    expect(cellsOf(invoice, 'discount')).toEqual(['125.000', ''])
    expect(invoice.lines.flatMap(({ details }) => details)).toEqual([])
  })

  it('adds fees, takes reductions off, and writes out what is paid', () => {
    const values = { fees: [{ fee_name: 'Phí môi trường', fee_amt: '12000' }], other_reduction: '5000' }
    const invoice = printedInvoiceOf(printableInvoice(values))
    expect(sumNamed(invoice, 'Phí môi trường')).toBe('12.000')
    expect(sumNamed(invoice, 'Tổng giảm trừ khác')).toBe('-5.000')
    expect(sumNamed(invoice, 'Tổng giảm trừ không chịu thuế')).toBeUndefined()
    expect(sumNamed(invoice, 'Tổng cộng tiền thanh toán')).toBe('2.912.800')
    expect(invoice.words.value).toBe('Hai triệu chín trăm mười hai nghìn tám trăm đồng')
  })

  it('says by a line and a sum what the law takes off a sales invoice', () => {
    const invoice = printedInvoiceOf(salesInvoice({ reduced_percent: '3' }))
    expect(cellsOf(invoice, 'description').at(-1)).toBe(
      'Đã giảm 16.176 đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết 204/2025/QH15',
    )
    expect(cellsOf(invoice, 'ordinal')).toEqual(['1', '2', '3'])
    expect(sumNamed(invoice, 'Giảm 20% mức tỷ lệ % để tính thuế GTGT')).toBe('-16.176')
    expect(sumNamed(invoice, 'Tổng tiền thanh toán')).toBe('2.679.824')
  })

  it('has two decimals of a foreign currency, its rate, and what it comes to in đồng', () => {
    const lines = [invoiceLine({ price: '12.5' }), invoiceLine({ price: '0.333', quantity: '3' })]
    const invoice = printedInvoiceOf(printableInvoice({ curr_cd: 'USD', ex_rate: '25450.5', lines }))
    expect(cellsOf(invoice, 'price')).toEqual(['12,50', '0,333'])
    expect(cellsOf(invoice, 'net')).toEqual(['25,00', '1,00'])
    expect(valuesOf(invoice, 'Tỷ giá (USD/VND)')).toEqual(['25.450,5'])
    expect(sumNamed(invoice, 'Quy đổi ra đồng Việt Nam')).toBe('714.650 VND')
    expect(invoice.words.value).toBe('Hai mươi tám phẩy không tám đô la Mỹ')
  })

  it('leaves amounts open while they cannot be counted', () => {
    const invoice = printedInvoiceOf(printableInvoice({ lines: [invoiceLine({ vat_rate: '' })] }, { status: 'draft' }))
    expect(invoice.rates?.total).toEqual(['………', '………', '………'])
    expect(invoice.words.value).toMatch(/^…+$/)
    expect(cellsOf(invoice, 'net')).toEqual([''])
    expect(cellsOf(invoice, 'price')).toEqual(['1.250.000'])
  })

  it('names the shop, as the place of business on a sales invoice', () => {
    const shop = { shop_code: 'CH01', shop_name: 'Cửa hàng Ba Đình' }
    expect(valuesOf(printedInvoiceOf(printableInvoice(shop)), 'Cửa hàng')).toEqual(['CH01 – Cửa hàng Ba Đình'])
    const [place] = printedInvoiceOf(salesInvoice(shop)).seller.filter(([{ caption }]) =>
      caption.vi.startsWith('Mã địa'),
    )
    expect(place?.[0].value).toBe('CH01 – Cửa hàng Ba Đình')
  })

  it('says in the words of the law which other one it replaces or adjusts', () => {
    const other = { form_no_ref: '1', serial_no_ref: 'C26TAA', inv_no_ref: '17', inv_date_ref: '2026-10-05' }
    const corrects = (change: object) => printedInvoiceOf(printableInvoice(change)).corrects
    expect(corrects({})).toBeNull()
    expect(corrects({ ...other, inv_feature: '1' })).toBe(
      'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 17 ngày 05 tháng 10 năm 2026',
    )
    expect(corrects({ ...other, inv_feature: '2' })).toBe(
      'Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 17 ngày 05 tháng 10 năm 2026',
    )
    expect(corrects({ inv_feature: '2' })).toBe('Điều chỉnh cho hóa đơn Mẫu số … ký hiệu … số … ngày … tháng … năm ……')
    expect(corrects({ inv_feature: '3', correction_list_no: 'BK-01', inv_date: '2026-11-24' })).toBe(
      'Thay thế cho các hóa đơn kèm theo bảng kê số BK-01, ngày 24 tháng 11 năm 2026',
    )
    expect(corrects({ inv_feature: '4', inv_date: '2026-11-24' })).toBe(
      'Điều chỉnh cho các hóa đơn kèm theo bảng kê số …, ngày 24 tháng 11 năm 2026',
    )
  })

  it('writes amounts that are taken back below nothing, in words too', () => {
    const taken = printedInvoiceOf(
      printableInvoice({ inv_feature: '2', lines: [invoiceLine({ quantity: '-2' })], other_reduction: '-1000' }),
    )
    expect(cellsOf(taken, 'net')).toEqual(['-2.500.000'])
    expect(sumNamed(taken, 'Tổng giảm trừ khác')).toBe('1.000')
    expect(taken.words.value).toBe('Âm hai triệu sáu trăm chín mươi chín nghìn đồng')
  })

  it('says what goes with it and what it is for', () => {
    const list = { list_no: 'BK-12', list_date: '2026-12-04' }
    expect(printedInvoiceOf(printableInvoice(list)).list).toBe('Kèm theo bảng kê số BK-12, ngày 04 tháng 12 năm 2026')
    const dutyFree = printedInvoiceOf(salesInvoice({ duty_free_yn: '1' }))
    expect(dutyFree.kinds.map(({ vi }) => vi)).toEqual(['Dành cho tổ chức, cá nhân trong khu phi thuế quan'])
  })
})

const anyLine = fc
  .record({
    nature: fc.constantFrom('1', '2', '3', '4', '5'),
    quantity: fc.integer({ min: 1, max: 500 }).map(String),
    price: fc.integer({ min: 0, max: 90_000_000 }).map((cents) => amountOf(decimal(String(cents)).div(decimal('100')))),
    rate: fc.constantFrom('8%', '10%', 'KCT', 'KHAC:05.26%'),
    discount_rate: fc.constantFrom('', '5', '12.5'),
  })
  .map(({ nature, quantity, price, rate, discount_rate }): InvoiceLine => {
    if (nature === '4') return note
    return invoiceLine({ nature, quantity, price, discount_rate, vat_rate: rate })
  })

const amountsIn = (invoice: PrintedInvoice, key: ColumnKey): string[] =>
  cellsOf(invoice, key).map((cell) => readAmount(cell) ?? '0')

describe('what lines come to', () => {
  it.each([
    ['VND', '1'],
    ['USD', '25450'],
  ])('is carried as the sum of what is printed of them, up to the totals, in %s', (curr_cd, ex_rate) => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 30 }), (lines) => {
        const values = { lines, curr_cd, ex_rate }
        const printable = printableInvoice(values, { layoutId: '1008161211' })
        const invoice = printedInvoiceOf(printable)
        const amounts = invoiceAmounts(printable.values)
        if (!amounts.ok) throw new Error('lines that cannot be counted')
        for (const key of ['net', 'tax', 'gross'] as const) {
          const printed = amountsIn(invoice, key)
          const carried = invoice.lines.map((line) => line.carried[columnOf(invoice, key)])
          const sums = printed.map((_amount, index) =>
            shownMoney(amountOf(sum(printed.slice(0, index + 1).map(decimal))), curr_cd),
          )
          expect(carried).toEqual(sums)
        }
        const last = invoice.lines.at(-1)?.carried ?? []
        expect(last[columnOf(invoice, 'net')]).toBe(shownMoney(amounts.value.net, curr_cd))
        expect(last[columnOf(invoice, 'tax')]).toBe(shownMoney(amounts.value.tax, curr_cd))
        expect(invoice.rates?.total.slice(0, 2)).toEqual([
          last[columnOf(invoice, 'net')],
          last[columnOf(invoice, 'tax')],
        ])
      }),
      { numRuns: 60 },
    )
  })
})
