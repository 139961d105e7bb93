import { utils, write } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { failureOf, fixture, readAll, short } from './reading.ts'

/** What `fixtures/make/content.py` has put into each workbook. */
const expected = {
  1: ['Mã hàng', 'Tên hàng', 'Đơn giá', 'Thuế suất', 'Ngày nhập', 'Còn bán', 'Gấp đôi', 'Mã kho'],
  2: [
    'SP001',
    'Cà phê sữa đá',
    'number 25000.5',
    'number 0.08',
    'date 2026-11-23',
    'boolean true',
    'number 50001',
    'number 123 00123',
  ],
  3: [
    '0012',
    'Bánh mì <thịt> & "trứng" 🥖',
    'number 1234.56',
    'KCT',
    'date 2026-02-28T13:45:30',
    'boolean false',
    'number 2469.12',
    'number 7 00007',
  ],
  5: [
    '=SP003',
    'Phở bò\nđặc biệt',
    'number 0.3',
    'KKKNT',
    'date 1999-12-31',
    'boolean true',
    'number 0.6',
    'number 45678',
  ],
  6: [
    '=SP003',
    '한국 김치',
    'number 123456789.123456',
    'number 0.1',
    'date 2026-01-01',
    'boolean false',
    'number 246913578.246912',
    'number 1 00001',
    'error #N/A',
  ],
}

it.each([
  ['openpyxl.xlsx', 'xlsx'],
  ['xlsxwriter.xlsx', 'xlsx'],
  ['xlsxwriter1904.xlsx', 'xlsx'],
  ['libreoffice.xlsx', 'xlsx'],
  ['sheetjs.xlsx', 'xlsx'],
  ['libreoffice.xls', 'xls'],
  ['sheetjs.xls', 'xls'],
])(
  'reads %s: texts, numbers, days, formulas by their value, errors, merged cells, hidden sheets',
  async (name, format) => {
    const { result, rows } = await readAll(fixture(name))
    expect(result).toEqual({
      ok: true,
      value: {
        format,
        sheet: 'Danh mục hàng',
        sheets: [
          { name: 'Ẩn', isHidden: true },
          { name: 'Danh mục hàng', isHidden: false },
        ],
        rows: 5,
      },
    })
    expect(short(rows)).toEqual(expected)
  },
)

it('reads the named sheet, here of a workbook that LibreOffice made from its own format and shows all sheets of', async () => {
  const { result, rows } = await readAll(fixture('libreofficeFromOds.xlsx'), { sheet: 'Danh mục hàng' })
  expect(result).toMatchObject({ ok: true, value: { sheet: 'Danh mục hàng' } })
  expect(short(rows)).toEqual(expected)
})

it('reads a hidden sheet where it is named', async () => {
  expect(short((await readAll(fixture('xlsxwriter.xlsx'), { sheet: 'Ẩn' })).rows)).toEqual({ 1: ['không đọc'] })
  expect(short((await readAll(fixture('libreoffice.xls'), { sheet: 'Ẩn' })).rows)).toEqual({ 1: ['không đọc'] })
})

it('reads texts of a workbook of Excel 95, which are not Unicode', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['N~m', 5]]), 'S')
  const file: unknown = write(book, { type: 'array', bookType: 'biff5' })
  if (!(file instanceof ArrayBuffer)) throw new Error('No workbook was written')
  const bytes = new Uint8Array(file)
  // The code page of Vietnamese, and its letter "ă".
  const codePage = bytes.findIndex((_, at) => [0x42, 0, 2, 0].every((byte, offset) => bytes[at + offset] === byte))
  bytes.set([0xea, 0x04], codePage + 4)
  bytes[bytes.findIndex((_, at) => [0x4e, 0x7e, 0x6d].every((byte, offset) => bytes[at + offset] === byte)) + 1] = 0xe3
  expect(short((await readAll(bytes)).rows)).toEqual({ 1: ['Năm', 'number 5'] })
})

it.each([['password.xlsx'], ['password.xls']])('says that %s is protected by a password', async (name) => {
  expect(failureOf(await readAll(fixture(name)))).toEqual({ code: 'spreadsheet.passwordProtected' })
})

it('names an OpenDocument file as what it is', async () => {
  expect(failureOf(await readAll(fixture('openDocument.ods')))).toEqual({
    code: 'spreadsheet.notASpreadsheet',
    looksLike: 'openDocument',
  })
})
