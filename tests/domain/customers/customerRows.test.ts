import { describe, expect, it } from 'vitest'
import { customerFields, type CustomerField } from '../../../src/domain/customers/customer.ts'
import { customerRows } from '../../../src/domain/customers/upload/customerRows.ts'
import type { Cell, SheetRow } from '../../../src/domain/spreadsheet.ts'
import { missingFields } from '../../../src/domain/upload/arrangement.ts'
import { convertCell } from '../../../src/domain/upload/convertCell.ts'
import { findHeadings, isRecord } from '../../../src/domain/upload/headings.ts'
import { rowOf } from '../../../src/domain/upload/rowState.ts'
import { createUploadSheet } from '../../../src/domain/upload/uploadSheet.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string, shown?: string): Cell => ({
  kind: 'number',
  text: value,
  ...(shown !== undefined && { shown }),
})
const rowAt = (at: number, cells: readonly (string | Cell)[]): SheetRow => ({
  number: at,
  cells: cells.map((cell) => (typeof cell === 'string' ? text(cell) : cell)),
})

const columns = Object.fromEntries(customerFields.map((field, at) => [field, at]))
const row = (at: number, cells: Partial<Record<CustomerField, Cell>>) =>
  rowOf(customerRows, { number: at, cells: customerFields.map((field) => cells[field] ?? null) }, columns)

describe('headings of customers', () => {
  it.each([
    ['Vietnamese', ['Mã khách hàng', 'Tên khách hàng', 'MST', 'Địa chỉ', 'Email', 'Số điện thoại', 'Số tài khoản']],
    ['English', ['Customer code', 'Name of the customer', 'Tax code', 'Address', 'E-mail', 'Phone', 'Bank account']],
    ['Korean', ['거래처 코드', '거래처명', '세금 코드', '주소', '이메일', '전화번호', '계좌번호']],
  ])('are recognised in %s', (_, headings) => {
    expect(findHeadings(customerRows, [rowAt(1, ['KHÁCH HÀNG']), rowAt(3, headings)])).toEqual({
      row: 3,
      columns: { customer_code: 0, company_name: 1, tax_code: 2, address: 3, emails: 4, phone: 5, bank_account: 6 },
    })
  })

  it('name the company or the buyer, and something else of them', () => {
    expect(findHeadings(customerRows, [rowAt(1, ['Họ tên người mua hàng', 'CCCD'])])).not.toBeNull()
    expect(findHeadings(customerRows, [rowAt(1, ['MST', 'Địa chỉ'])])).toBeNull()
    expect(findHeadings(customerRows, [rowAt(1, ['Tên khách hàng'])])).toBeNull()
    expect(missingFields(customerRows, { columns: { tax_code: 0 }, fixed: {} })).toEqual([
      ['company_name', 'buyer_name'],
    ])
    expect(missingFields(customerRows, { columns: { buyer_name: 0 }, fixed: {} })).toEqual([])
  })

  it.each([
    ['0101243150', true],
    ['a@x.vn', true],
    ['0912 345 678', true],
    ['Mã số thuế', false],
    ['Ngày 01/02/2026', false],
    ['1', false],
  ])('are not where a customer is: %s', (cell, expected) => {
    expect(isRecord(customerRows, rowAt(1, ['Hoa', cell]))).toBe(expected)
  })
})

describe('a cell of a customer', () => {
  const from = (kind: 'number' | 'text', written: string) => ({ kind, text: written })
  it.each<[CustomerField, string, Cell, string, ReturnType<typeof from> | null]>([
    ['tax_code', 'with the zero that was dropped', number('101243150'), '0101243150', from('number', '101243150')],
    ['tax_code', 'of a person, too', number('11900123456'), '011900123456', from('number', '11900123456')],
    [
      'tax_code',
      'of a dependent unit by its check digit',
      number('101243150001'),
      '0101243150-001',
      from('number', '101243150001'),
    ],
    ['tax_code', 'of twelve digits as it is where no check digit fits', number('101243151001'), '101243151001', null],
    ['tax_code', 'as a number that has all digits', number('2301234567'), '2301234567', null],
    ['tax_code', 'as its format shows it', number('101243150', '0101243150'), '0101243150', null],
    ['tax_code', 'with another dash', text('0101243150–001'), '0101243150-001', from('text', '0101243150–001')],
    ['personal_id', 'with one zero', number('79190012345'), '079190012345', from('number', '79190012345')],
    ['personal_id', 'with two zeros', number('1190012345'), '001190012345', from('number', '1190012345')],
    ['phone', 'with its zero', number('912345678'), '0912345678', from('number', '912345678')],
    [
      'phone',
      'without the code of the country',
      text('+84 912 345 678'),
      '0912345678',
      from('text', '+84 912 345 678'),
    ],
    ['phone', 'grouped as it is shown', text('091-234-5678'), '0912345678', null],
    ['emails', 'with semicolons', text('a@x.vn, b@x.vn'), 'a@x.vn; b@x.vn', from('text', 'a@x.vn, b@x.vn')],
    ['company_name', 'in one line', text('Công ty\nHòa Bình'), 'Công ty Hòa Bình', from('text', 'Công ty\nHòa Bình')],
    ['note', 'in its lines', text('một\nhai'), 'một\nhai', null],
    ['tax_code', 'as it was written where it is none', text('12'), '12', null],
  ])('%s is taken %s', (field, _, cell, kept, converted) => {
    expect(convertCell(customerRows, field, cell)).toEqual({ text: kept, from: converted })
  })

  it('is asked about where a spreadsheet has lost digits of it', () => {
    const { doubts } = row(2, { company_name: text('A'), bank_account: number('1.2345678901234568e+21') })
    expect(doubts.bank_account).toMatchObject({ kind: 'lostDigits' })
  })
})

describe('rows of customers', () => {
  it('may share an empty code, and no other that looks alike', () => {
    const sheet = createUploadSheet(customerRows)
    const named = (code: string, at: number) => row(at, { customer_code: text(code), company_name: text('A') })
    sheet.append([named('', 2), named('', 3), named('KH-1', 4), named('kh–1', 5)])
    expect(sheet.counts()).toEqual({ rows: 4, valid: 2, faulty: 2, leftOut: 0 })
    expect(sheet.problems(2)).toEqual([{ field: 'customer_code', message: 'customer_code_is_duplicate' }])
    expect(sheet.wrong()).toEqual([3])
  })

  it('in doubt without a code are not left out as if they shared one', () => {
    const sheet = createUploadSheet(customerRows)
    const doubtful = { company_name: text('A'), bank_account: number('1234567890123456') }
    sheet.append([row(2, doubtful), row(3, doubtful)])
    expect([sheet.counts().faulty, sheet.wrong()]).toEqual([2, []])
  })

  it('name the company or the buyer', () => {
    expect(row(2, { tax_code: text('0101243150') }).problems).toEqual([
      { field: 'company_name', message: 'customer_name_is_required' },
    ])
    expect(row(2, { buyer_name: text('Hoa') }).problems).toEqual([])
  })
})
