import { describe, expect, it } from 'vitest'
import { separatorsOf } from '../../../../src/domain/invoice/upload/numbers.ts'
import type { Cell } from '../../../../src/domain/spreadsheet.ts'
import { invoicesIn, problemsIn, sheet } from './support.ts'

const number = (text: string): Cell => ({ kind: 'number', text })
const date = (text: string): Cell => ({ kind: 'date', text })

const headings = [
  'Số đơn hàng',
  'Ngày hóa đơn',
  'Tên hàng',
  'Số lượng',
  'Đơn giá',
  'Thành tiền',
  'Thuế suất',
  'Tiền thuế',
  'Tổng tiền',
]
type Row = readonly (Cell | string)[]
const row = (changes: Readonly<Record<number, Cell | string>> = {}): Row =>
  ['A1', '20/11/2026', 'Bút', '3', '1000', '', '8%', '', ''].map((text, place) => changes[place] ?? text)
const linesOf = (...rows: readonly Row[]) => invoicesIn(sheet(headings, ...rows))[0]?.values.lines

describe('rows of one order number', () => {
  it('are one invoice wherever they stand, and say it once', () => {
    const invoices = invoicesIn(
      sheet(headings, row(), row({ 0: 'A2' }), row({ 2: 'Mực', 1: '' }), row({ 0: '', 1: '', 2: 'Vở' })),
    )
    expect(invoices.map(({ values }) => [values.order_no, values.lines.map((line) => line.item_name)])).toEqual([
      ['A1', ['Bút', 'Mực', 'Vở']],
      ['A2', ['Bút']],
    ])
  })

  it('may not say two things of it, and need their number where others have one', () => {
    expect(problemsIn(sheet(headings, row(), row({ 1: '19/11/2026' })))).toEqual(['3 inv_date differs_from_row:2'])
    expect(problemsIn(sheet(headings, row(), row({ 0: '' })))).toEqual(['3 order_no order_number_is_required'])
  })

  it('are no more than an invoice may have', () => {
    const rows = Array.from({ length: 1001 }, () => row())
    expect(problemsIn(sheet(headings, ...rows))).toEqual(['1002 item_name too_many:1000'])
  })
})

describe('days and numbers', () => {
  it.each<[string, Cell | string]>([
    ['typed', '05/11/2026'],
    ['typed short', '5/11/2026'],
    ['of the sheet', date('2026-11-05T08:30:00')],
  ])('a day is read that is %s', (_how, cell) => {
    expect(invoicesIn(sheet(headings, row({ 1: cell })))[0]?.values.inv_date).toBe('2026-11-05')
  })

  it('a day that is none, or after today, is named', () => {
    expect(problemsIn(sheet(headings, row({ 1: '12/31/2026' })))).toEqual(['2 inv_date date_is_invalid'])
    expect(problemsIn(sheet(headings, row({ 1: '21/11/2026' })))).toEqual(['2 inv_date day_is_in_the_future'])
  })

  it('numbers are exact: those of the sheet as they are, those typed with either separators', () => {
    expect(linesOf(row({ 3: number('1.234'), 4: number('0.1') }))?.[0]).toMatchObject({
      quantity: '1.234',
      price: '0.1',
    })
    expect(linesOf(row({ 4: '1.234.567,5' }))?.[0]?.price).toBe('1234567.5')
    expect(linesOf(row({ 4: '1,234,567.5' }))?.[0]?.price).toBe('1234567.5')
  })

  it('a number that may mean a thousand times as much is asked for, and read as it is said', () => {
    const rows = sheet(headings, row({ 4: '1,250' }))
    expect(problemsIn(rows)).toEqual(['2 price separator_is_doubtful'])
    const priceBy = (separators: 'vi' | 'en') => invoicesIn(rows, { separators })[0]?.values.lines[0]?.price
    expect([priceBy('vi'), priceBy('en')]).toEqual(['1.25', '1250'])
  })

  it('says how a file writes numbers where one of them can be read in one way alone', () => {
    const said = [
      '1.234,5',
      '1.234.567',
      '0,125',
      '12,5',
      '1,234.5',
      '1,234,567',
      '0.125',
      '12.5',
      '1.234',
      '12',
      'x',
    ].map(separatorsOf)
    expect(said).toEqual(['vi', 'vi', 'vi', 'vi', 'en', 'en', 'en', 'en', null, null, null])
  })

  it.each<[string, Readonly<Record<number, Cell | string>>, string]>([
    ['a formula without its value', { 4: { kind: 'error', text: '=A1*2' } }, '2 price formula_has_no_value'],
    ['an error', { 2: { kind: 'error', text: '#REF!' } }, '2 item_name cell_is_an_error'],
    ['a date as a price', { 4: date('2026-01-02') }, '2 price cell_is_a_date'],
    ['lost digits', { 4: number('1234567890123456') }, '2 price digits_are_lost'],
    ['a word as a price', { 4: 'nhiều' }, '2 price amount_is_no_number'],
    ['a rate that is none', { 6: 'tám' }, '2 vat_rate vat_rate_is_unknown'],
  ])('%s is named at its cell', (_what, changes, problem) => {
    expect(problemsIn(sheet(headings, row(changes)))).toEqual([problem])
  })
})

describe('amounts', () => {
  it('are counted as everywhere, and a difference is named with what it should be', () => {
    expect(problemsIn(sheet(headings, row({ 5: '3000', 7: '240', 8: '3240' })))).toEqual([])
    expect(problemsIn(sheet(headings, row({ 5: '3001', 7: '241', 8: '3241' })))).toEqual([])
    expect(problemsIn(sheet(headings, row({ 5: '3100' })))).toEqual(['2 amount amount_differs:3000'])
    expect(problemsIn(sheet(headings, row({ 7: '300', 8: '3300' })))).toEqual([
      '2 tax_amt tax_differs:240',
      '2 total_amt total_differs:3240',
    ])
  })

  it('are counted of all lines of an invoice together, with and without VAT in the prices', () => {
    const rows = sheet(headings, row({ 8: '6480' }), row({ 2: 'Mực' }))
    expect(problemsIn(rows)).toEqual([])
    expect(problemsIn(rows, { prices: 'gross' })).toEqual(['2 total_amt total_differs:6000'])
  })

  it('of a sales invoice have no rate', () => {
    const own = ['Ký hiệu', ...headings.slice(1)]
    const sales = (rate: string) => sheet(own, row({ 0: '2C26TBB', 6: rate, 8: '3000' }))
    expect(problemsIn(sales('8%'))).toEqual(['2 vat_rate vat_rate_is_of_another_form'])
    const [invoice] = invoicesIn(sheet(own, ['2C26TBB', '20/11/2026', 'Bút', '3', '1000']))
    expect(invoice?.values).toMatchObject({ form_no: '2', price_kind: 'untaxed' })
    expect(invoice?.problems).toEqual([])
  })

  it('may be missing of a draft, and not of what is issued', () => {
    const open = sheet(headings, row({ 3: '', 4: '', 6: '' }))
    expect(problemsIn(open)).toEqual([])
    expect(problemsIn(open, { purpose: 'issue' })).toEqual(['2 vat_rate vat_rate_is_unknown'])
  })
})

it('knows a symbol by its form or by the templates in use, and refuses another', () => {
  const own = ['Ký hiệu', ...headings.slice(1)]
  const formOf = (symbol: string) => invoicesIn(sheet(own, row({ 0: symbol, 6: '' })))[0]?.values.form_no
  expect([formOf('1C26TZZ'), formOf('C26TAA'), formOf('2c26tbb'), formOf('')]).toEqual(['1', '1', '2', '1'])
  expect(problemsIn(sheet(own, row({ 0: 'C26TZZ', 6: '' })))).toEqual(['2 serial_no symbol_is_not_in_use'])
  expect(problemsIn(sheet(own, row({ 0: '', 6: '' })), { symbol: '' })).toEqual(['2 serial_no symbol_is_missing'])
})
