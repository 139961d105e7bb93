import { describe, expect, it } from 'vitest'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { invoiceBefore, invoiceDifferences } from '../../../src/domain/invoice/corrections/differences.ts'
import { replacingInvoice } from '../../../src/domain/invoice/corrections/drafts.ts'
import { adjusting, begun, original, wrong } from './support/corrected.ts'
import { goods } from './support/samples.ts'

const lineOfAmount = (amount: string) => goods({ quantity: '', price: '', amount })
const between = (correction: InvoiceValues, first: InvoiceValues = original) =>
  invoiceDifferences(invoiceBefore(first, []), correction)

describe('what a correction changes', () => {
  it('of a replacing invoice is what it says otherwise, with the difference of amounts', () => {
    const replacing = replacingInvoice(original, begun, wrong)
    expect(invoiceDifferences(invoiceBefore(original, []), replacing)).toEqual({ fields: [], lines: [], totals: [] })
    const [first, second] = replacing.lines
    if (first === undefined || second === undefined) throw new Error('no lines')
    const changed = { ...replacing, address: 'Huế', lines: [{ ...first, quantity: '9' }, second] }
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toEqual({
      fields: [{ field: 'address', before: '12 Lý Thường Kiệt, Hà Nội', after: 'Huế' }],
      lines: [
        {
          name: 'Chè sen Tây Hồ',
          fields: ['quantity'],
          before: '1000000',
          after: '900000',
          difference: '-100000',
        },
        { name: 'Giao trước 8 giờ', fields: [], before: '0', after: '', difference: '0' },
      ],
      totals: [
        { of: 'net', rate: '8%', before: '1000000', after: '900000', difference: '-100000' },
        { of: 'tax', rate: '8%', before: '80000', after: '72000', difference: '-8000' },
        { of: 'net', rate: '', before: '1095000', after: '995000', difference: '-100000' },
        { of: 'tax', rate: '', before: '89500', after: '81500', difference: '-8000' },
        { of: 'total', rate: '', before: '1192500', after: '1084500', difference: '-108000' },
      ],
    })
  })

  it('of an adjusting invoice is what it adds, line by line', () => {
    const [taken, , right] = adjusting('goods').lines
    if (taken === undefined || right === undefined) throw new Error('no lines')
    const changed = adjusting('goods', { address: 'Huế', lines: [taken, { ...right, price: '90000' }] })
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toEqual({
      fields: [{ field: 'address', before: '12 Lý Thường Kiệt, Hà Nội', after: 'Huế' }],
      lines: [
        { name: 'Chè sen Tây Hồ', fields: [], before: '1000000', after: '0', difference: '-1000000' },
        { name: 'Chè sen Tây Hồ', fields: [], before: '0', after: '900000', difference: '900000' },
      ],
      totals: [
        { of: 'net', rate: '8%', before: '1000000', after: '900000', difference: '-100000' },
        { of: 'tax', rate: '8%', before: '80000', after: '72000', difference: '-8000' },
        { of: 'net', rate: '', before: '1095000', after: '995000', difference: '-100000' },
        { of: 'tax', rate: '', before: '89500', after: '81500', difference: '-8000' },
        { of: 'total', rate: '', before: '1192500', after: '1084500', difference: '-108000' },
      ],
    })
  })

  it('of one after another is compared with what the earlier ones have left', () => {
    const cut = adjusting('price', { lines: [goods({ quantity: '10', price: '-5000' })] })
    const back = adjusting('returned', { lines: [goods({ quantity: '-2', price: '95000' })] })
    expect(invoiceDifferences(invoiceBefore(original, [cut]), back)).toMatchObject({
      lines: [{ name: 'Chè sen Tây Hồ', before: '950000', after: '760000', difference: '-190000' }],
      totals: [
        { of: 'net', rate: '8%', before: '950000', after: '760000' },
        { of: 'tax', rate: '8%', before: '76000', after: '60800' },
        { of: 'net', rate: '', before: '1045000', after: '855000' },
        { of: 'tax', rate: '', before: '85500', after: '70300' },
        { of: 'total', rate: '', before: '1138500', after: '933300' },
      ],
    })
  })

  it('counts what can be counted, while other lines are still open', () => {
    const [open, taken] = [goods({ quantity: '10', price: '' }), lineOfAmount('-1000')]
    const { lines, totals } = invoiceDifferences(
      invoiceBefore(original, []),
      adjusting('price', { lines: [open, taken] }),
    )
    expect(lines.map(({ difference }) => difference)).toEqual(['0', '-1000'])
    expect(totals[0]).toMatchObject({ of: 'net', rate: '8%', difference: '-1000' })
  })

  it('shows a discount as what it takes off, and a new line by itself', () => {
    const [line] = adjusting('volumeDiscount').lines
    if (line === undefined) throw new Error('no line')
    const changed = adjusting('volumeDiscount', { lines: [{ ...line, amount: '50000' }] })
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toMatchObject({
      lines: [{ name: 'Chiết khấu thương mại', before: '', after: '-50000', difference: '-50000' }],
    })
  })

  it('is nothing that every new invoice has of its own', () => {
    const own = {
      xml_vs: '2.1.0',
      smbl_type: 'D',
      form_no: '2',
      serial_no: 'C26DAA',
      inv_date: '2026-11-21',
      inv_type_ref: '3',
      form_no_ref: '2',
      serial_no_ref: 'C25TQQ',
      inv_no_ref: '99',
      inv_date_ref: '2025-01-01',
      note: 'Khác',
      correction_error: 'goods',
      agreement_no: 'BB-02',
      agreement_date: '2026-11-21',
      comp_nm: 'Chè Sen khác',
      comp_taxcd: '0100109106',
      comp_add: 'Huế',
      comp_tel_no: '0905123456',
      comp_eml: 'khac@example.vn',
      remark: 'Giao sau',
    } as const
    expect(between({ ...replacingInvoice(original, begun, wrong), ...own }).fields).toEqual([])
  })

  it('is a reduction that a replacing invoice says otherwise; beside an adjusting one stand differences', () => {
    const reduced = { untaxed_reduction: '3000', other_reduction: '2000' }
    expect(between({ ...replacingInvoice(original, begun, wrong), ...reduced }).fields).toEqual([
      { field: 'untaxed_reduction', before: '', after: '3000' },
      { field: 'other_reduction', before: '1000', after: '2000' },
    ])
    expect(between(adjusting('amount', reduced)).fields).toEqual([])
  })

  it('calls a line of a replacing invoice as that says it, and shows what is there no more or is new by itself', () => {
    const replacing = replacingInvoice(original, begun, wrong)
    const [first, ...others] = replacing.lines
    if (first === undefined) throw new Error('no lines')
    const more = goods({ item_name: 'Chén', quantity: '1', price: '20000' })
    expect(between({ ...replacing, lines: [{ ...first, item_name: 'Chè ướp sen' }, ...others, more] }).lines).toEqual([
      { name: 'Chè ướp sen', fields: ['item_name'], before: '1000000', after: '1000000', difference: '0' },
      { name: 'Chén', fields: [], before: '', after: '20000', difference: '20000' },
    ])
    expect(between({ ...replacing, lines: [first] }).lines).toMatchObject([
      { name: 'Ấm', fields: [], before: '95000', after: '', difference: '-95000' },
      { name: 'Giao trước 8 giờ' },
    ])
  })

  it('is a line that says the same and comes to something else, since prices include VAT', () => {
    const line = goods({ quantity: '1', price: '108000' })
    const [net, gross] = [
      { ...original, price_kind: 'net', lines: [line] },
      { ...replacingInvoice(original, begun, wrong), price_kind: 'gross', lines: [line] },
    ]
    expect(between(gross, net).lines).toEqual([
      { name: 'Chè sen Tây Hồ', fields: [], before: '108000', after: '100000', difference: '-8000' },
    ])
  })

  it('shows the totals of a rate that is new, and of one that is there no more', () => {
    const replacing = replacingInvoice(original, begun, wrong)
    const lines = replacing.lines.map((line) => ({ ...line, vat_rate: line.vat_rate === '8%' ? '5%' : line.vat_rate }))
    expect(between({ ...replacing, lines }).totals).toEqual([
      { of: 'net', rate: '8%', before: '1000000', after: '0', difference: '-1000000' },
      { of: 'tax', rate: '8%', before: '80000', after: '0', difference: '-80000' },
      { of: 'net', rate: '5%', before: '0', after: '1000000', difference: '1000000' },
      { of: 'tax', rate: '5%', before: '0', after: '50000', difference: '50000' },
      { of: 'tax', rate: '', before: '89500', after: '59500', difference: '-30000' },
      { of: 'total', rate: '', before: '1192500', after: '1162500', difference: '-30000' },
    ])
  })

  it('counts lines to the cent in a foreign currency, and those without a rate as nothing', () => {
    const dollars = { curr_cd: 'USD', ex_rate: '25000', lines: [goods({ quantity: '3', price: '19.99' })] }
    const back = adjusting('amount', { ...dollars, lines: [lineOfAmount('-0.05'), lineOfAmount('-0.005')] })
    expect(between(back, { ...original, ...dollars }).lines).toMatchObject([
      { before: '59.97', after: '59.92', difference: '-0.05' },
      { before: '59.92', after: '59.92', difference: '0' },
    ])
    const open = between(adjusting('rate')).lines.map(({ difference }) => difference)
    expect(open).toEqual(['-1000000', '-95000', '0', '0'])
  })

  it('counts a discount whose amount is still open, and lines beside a fee that is no number, as nothing', () => {
    expect(between(adjusting('volumeDiscount')).lines).toMatchObject([
      { name: 'Chiết khấu thương mại', before: '', after: '0', difference: '0' },
      { name: 'Chiết khấu thương mại', before: '', after: '0', difference: '0' },
    ])
    const fees = [{ fee_name: 'Phí', fee_amt: 'x' }]
    expect(between(adjusting('price', { lines: [lineOfAmount('-1000')], fees }))).toMatchObject({
      lines: [{ before: '1000000', after: '1000000', difference: '0' }],
      totals: [],
    })
  })
})
