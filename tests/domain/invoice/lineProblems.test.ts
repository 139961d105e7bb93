import { describe, expect, it } from 'vitest'
import type { InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { specialGoods } from '../../../src/domain/invoice/special.ts'
import { keptOf, problemsOf } from './support/problems.ts'
import { daysOf, goods, note, salesInvoice, vatInvoice } from './support/samples.ts'

const ofLines = (...lines: readonly InvoiceLine[]) => problemsOf(vatInvoice({ lines: [...lines] }))
const ofLine = (changes: Partial<InvoiceLine>) => ofLines(goods(changes))

describe('a line of an invoice', () => {
  it('is there', () => {
    expect(ofLines()).toEqual([['lines', 'line_is_required']])
  })

  it.each<readonly [keyof InvoiceLine, string, string]>([
    ['nature', '6', 'nature_is_required'],
    ['item_code', 'x'.repeat(51), 'too_long:50'],
    ['item_name', ' ', 'item_name_is_required'],
    ['item_name', 'x'.repeat(501), 'too_long:500'],
    ['unit', 'x'.repeat(51), 'too_long:50'],
    ['unit', 'hộp\nlớn', 'must_be_one_line'],
    ['quantity', '0.1234567', 'amount_decimals:6'],
    ['quantity', '1,5', 'amount_is_no_number'],
    ['quantity', '1'.repeat(101), 'too_long:21'],
    ['price', '1'.repeat(22), 'too_long:21'],
    ['discount_rate', '1.12345', 'amount_decimals:4'],
    ['discount_rate', '1234567', 'too_long:6'],
    ['discount_amt', 'x', 'amount_is_no_number'],
    ['discount_amt', '0.5', 'amount_decimals:0'],
    ['amount', '375002', 'amount_differs:375000'],
    ['amount', '-375000', 'amount_is_negative'],
    ['vat_rate', '', 'vat_rate_is_unknown'],
    ['vat_rate', '7%', 'vat_rate_is_unknown'],
    ['vat_rate', 'x'.repeat(12), 'too_long:11'],
    ['special_kind', '12', 'too_long:1'],
    ['quantity', '-1', 'amount_is_negative'],
    ['price', '-1', 'amount_is_negative'],
    ['discount_rate', '-1', 'amount_is_negative'],
    ['discount_amt', '-1', 'amount_is_negative'],
  ])('is held to its rule: %s %j answers %s', (field, value, message) => {
    expect(problemsOf(vatInvoice({ lines: [goods(), goods({ [field]: value })] }))).toEqual([
      [`lines.1.${field}`, message],
    ])
  })

  it('keeps its name in several lines, and its amounts within one unit of what they come to', () => {
    expect(keptOf(vatInvoice({ lines: [goods({ item_name: ' một\nhai ' })] })).lines[0]?.item_name).toBe('một\nhai')
    expect(ofLine({ amount: '375001' })).toEqual([])
    expect(ofLine({ discount_rate: '10', discount_amt: '37501' })).toEqual([])
    expect(ofLine({ discount_rate: '10', discount_amt: '37502' })).toEqual([
      ['lines.0.discount_amt', 'amount_differs:37500'],
    ])
    expect(ofLine({ quantity: '', price: '' })).toEqual([['lines.0.amount', 'amount_is_required']])
  })

  it('comes to no less than nothing', () => {
    expect(ofLines(goods(), goods({ discount_rate: '100' }))).toEqual([])
    expect(ofLines(goods(), goods({ discount_rate: '100.1' }))).toEqual([['lines.1.amount', 'amount_is_negative']])
    expect(ofLines(goods(), goods({ discount_amt: '375001' }))).toEqual([['lines.1.amount', 'amount_is_negative']])
  })
})

describe('the rate of a line', () => {
  it.each(['0%', '5%', '8%', '10%', 'KCT', 'KKKNT', 'KHAC:5.26%'])('may be %s', (vat_rate) => {
    expect(ofLine({ vat_rate })).toEqual([])
  })

  it('of 8 per cent stands on days of a decree alone', () => {
    const on = (inv_date: string) =>
      problemsOf(
        vatInvoice({
          inv_date,
          serial_no: `C${inv_date.slice(2, 4)}TAA`,
          lines: [goods({ vat_rate: '10%' }), goods()],
        }),
      )
    expect(on('2026-12-31')).toEqual([])
    expect(on('2027-01-01')).toEqual([['lines.1.vat_rate', 'vat_rate_is_not_in_force']])
  })

  it('may be missing of what is given away, and is one where it is given', () => {
    const gift = { nature: '2', quantity: '1' }
    expect(ofLine({ ...gift, vat_rate: '' })).toEqual([])
    expect(ofLine({ ...gift, vat_rate: '8%' })).toEqual([])
    expect(ofLine({ ...gift, vat_rate: '7%' })).toEqual([['lines.0.vat_rate', 'vat_rate_is_unknown']])
    expect(problemsOf(vatInvoice({ inv_date: '2027-01-01', lines: [goods({ ...gift })] }))).toEqual([
      ['lines.0.vat_rate', 'vat_rate_is_not_in_force'],
    ])
  })

  it('is not read on a sales invoice', () => {
    expect(problemsOf(salesInvoice({ inv_date: '2027-01-01', lines: [goods({ vat_rate: '8%' })] }))).toEqual([])
    expect(problemsOf(salesInvoice({ lines: [goods({ nature: '2', vat_rate: '7%' })] }))).toEqual([])
  })
})

describe('a note', () => {
  it('says something and counts nothing', () => {
    expect(ofLines(goods(), note('Giao tại kho'))).toEqual([])
    expect(ofLines(goods(), { ...note('Ghi chú'), unit: 'x', price: '1' })).toEqual([
      ['lines.1.unit', 'note_has_text_only'],
    ])
  })

  it.each<readonly [keyof InvoiceLine, string]>([
    ['item_code', 'x'],
    ['unit', 'x'],
    ['quantity', '1'],
    ['price', '1'],
    ['discount_rate', '1'],
    ['discount_amt', '1'],
    ['amount', '1'],
    ['vat_rate', '8%'],
    ['special_kind', '1'],
  ])('has no %s', (field, value) => {
    expect(ofLines(goods(), { ...note('Ghi chú'), [field]: value })).toEqual([
      [`lines.1.${field}`, 'note_has_text_only'],
    ])
  })
})

describe('special goods', () => {
  const special = (special_kind: string, ...data: InvoiceLine['special']) =>
    goods({ nature: '5', special_kind, special: data })
  const frame = { name: 'SKhung', value: 'RLHKC2300MY012345' }

  it('are of a kind, with data that the kind has', () => {
    for (const [kind, names] of Object.entries(specialGoods))
      for (const name of names) expect(ofLines(special(kind, { name, value: 'x' })), name).toEqual([])
    expect(ofLines(special('', frame))).toEqual([['lines.0.special_kind', 'special_kind_is_required']])
    expect(ofLines(special('4', frame))).toEqual([['lines.0.special_kind', 'special_kind_is_required']])
    expect(ofLines(special('1', frame, { name: 'BKSPTVChuyen', value: 'x' }))).toEqual([
      ['lines.0.special.1.name', 'special_name_is_unknown'],
    ])
  })

  it('have one of their data at least', () => {
    expect(ofLines(special('1'))).toEqual([['lines.0.special_kind', 'special_data_are_required']])
    expect(ofLines(special('1', { ...frame, value: ' ' }))).toEqual([
      ['lines.0.special_kind', 'special_data_are_required'],
    ])
    expect(ofLines(special('1', { ...frame, value: '' }, { name: 'SMay', value: 'x' }))).toEqual([])
    expect(ofLines(special('1', { ...frame, value: 'x'.repeat(201) }))).toEqual([
      ['lines.0.special.0.value', 'too_long:200'],
    ])
  })

  it('are those of lines of their nature, since 2.1.0', () => {
    expect(ofLine({ special_kind: '9', special: [{ name: 'x', value: '' }] })).toEqual([])
    const former = { inv_date: daysOf['2.0.1'] }
    expect(problemsOf(vatInvoice({ ...former, lines: [goods(), special('1', frame)] }))).toEqual([
      ['lines.1.nature', 'special_goods_are_not_in_this_version'],
    ])
  })
})
