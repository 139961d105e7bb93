import { describe, expect, test } from 'vitest'
import type { RowField } from '../../../src/domain/items/row.ts'
import { itemRows } from '../../../src/domain/items/upload/itemRows.ts'
import { mostUploadedRows } from '../../../src/domain/upload/mostRows.ts'
import { findHeadings, guessedColumns, headingsKey, isRecord } from '../../../src/domain/upload/headings.ts'
import { rowOf } from '../../../src/domain/upload/rowState.ts'
import { createUploadSheet, type UploadSheet } from '../../../src/domain/upload/uploadSheet.ts'
import type { SheetRow } from '../../../src/domain/spreadsheet.ts'

const rowAt = (number: number, texts: readonly (string | null)[]): SheetRow => ({
  number,
  cells: texts.map((text) => (text === null ? null : { kind: 'text', text })),
})

const columns = { item_code: 0, item_name: 1, curr_cd: 2, unit_prc: 3, vat_rate: 4, uom: 5 }
const row = (number: number, code: string, rate = '8%') =>
  rowOf(itemRows, rowAt(number, [code, 'Chè', 'VND', '1', rate, 'hộp']), columns)

const sheetOf = (...codes: readonly string[]): UploadSheet<RowField> => {
  const sheet = createUploadSheet(itemRows)
  sheet.append(codes.map((code, place) => row(place + 2, code)))
  return sheet
}
const messages = (sheet: UploadSheet<RowField>, place: number) => sheet.problems(place).map(({ message }) => message)
const duplicate = ['item_code_is_duplicate']

describe('headings', () => {
  test.each([
    ['English', ['Item code', 'Product name', 'Currency', 'Unit price', 'VAT rate', 'Unit of measure']],
    ['Vietnamese', ['Mã hàng', 'TÊN HÀNG', 'Loại tiền', 'Đơn giá', 'Thuế suất GTGT', 'ĐVT']],
    ['Korean', ['품목코드', '품목명', '통화', '단가', '부가세율', '단위']],
    ['names of the call', ['item_code', 'item_name', 'curr_cd', 'unit_prc', 'vat_rate', 'uom']],
  ])('are recognised in %s', (_, headings) => {
    expect(findHeadings(itemRows, [rowAt(1, headings)])).toEqual({ row: 1, columns })
  })

  test('are found below a title, in any order, among columns that nobody asked for', () => {
    const rows = [
      rowAt(1, ['DANH MỤC HÀNG HÓA']),
      rowAt(4, ['STT', 'Đơn giá', 'Mã hàng', null, 'Tên hàng', 'ĐVT', 'Thuế suất', 'Loại tiền', 'Ghi chú']),
      rowAt(5, ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
    ]
    expect(findHeadings(itemRows, rows)).toEqual({
      row: 4,
      columns: { unit_prc: 1, item_code: 2, item_name: 4, uom: 5, vat_rate: 6, curr_cd: 7, memo: 8 },
    })
  })

  test('that lack one that is needed are none; those that are there are proposed', () => {
    const headings = rowAt(1, ['Mã hàng', 'Tên hàng', 'Loại tiền', 'Đơn giá', 'Thuế suất'])
    expect(findHeadings(itemRows, [headings])).toBeNull()
    expect(guessedColumns(itemRows, headings)).toEqual({
      item_code: 0,
      item_name: 1,
      curr_cd: 2,
      unit_prc: 3,
      vat_rate: 4,
    })
  })

  test('count in the first column that has them', () => {
    expect(guessedColumns(itemRows, rowAt(1, ['Mã hàng', 'Mã hàng']))).toEqual({ item_code: 0 })
  })

  test('are not looked for below the 20th row', () => {
    const found = (at: number) =>
      findHeadings(
        itemRows,
        Array.from({ length: 30 }, (_, place) =>
          rowAt(place + 1, place === at ? ['Mã hàng', 'Tên hàng', 'Loại tiền', 'Đơn giá', 'Thuế suất', 'ĐVT'] : ['x']),
        ),
      )
    expect(found(19)?.row).toBe(20)
    expect(found(20)).toBeNull()
  })

  test('hold no amounts, which items do', () => {
    expect(isRecord(itemRows, rowAt(1, ['Mã', 'Tên 2', null, 'Giá (1.000 đ)', '8%']))).toBe(false)
    expect(isRecord(itemRows, rowAt(1, ['A1', 'Chè', null, '1.234,50', '8%']))).toBe(true)
    expect(isRecord(itemRows, { number: 1, cells: [{ kind: 'number', text: '1234.5' }] })).toBe(true)
  })

  test('are remembered however they are written', () => {
    expect(headingsKey(rowAt(1, ['Mã  hàng:', 'Giá*']))).toBe(headingsKey(rowAt(3, ['MA HANG', 'gia'])))
  })
})

describe('the rows of an upload', () => {
  test('are counted, and shown by tabs [001-2.8-08 001-5-50]', () => {
    const sheet = createUploadSheet(itemRows)
    sheet.append([row(2, 'A'), row(3, 'B', '7'), row(4, 'C')])
    expect(sheet.counts()).toEqual({ rows: 3, valid: 2, faulty: 1, leftOut: 0 })
    expect([sheet.places('all'), sheet.places('valid'), sheet.places('errors')]).toEqual([[0, 1, 2], [0, 2], [1]])
  })

  test('with the same code are duplicates of each other, all of them [001-5-48]', () => {
    const sheet = sheetOf('A', 'B', 'A', 'A', ' A')
    expect([0, 1, 2, 3, 4].map((place) => messages(sheet, place))).toEqual([
      duplicate,
      [],
      duplicate,
      duplicate,
      duplicate,
    ])
    expect(sheet.counts().faulty).toBe(4)
  })

  test('without a code are no duplicates of each other [001-5-48]', () => {
    const sheet = sheetOf('a', 'b', '', '')
    expect([0, 1, 2, 3].map((place) => messages(sheet, place))).toEqual([
      [],
      [],
      ['cell_is_required'],
      ['cell_is_required'],
    ])
  })

  test('are no duplicates any more once one is changed, left out or taken back [001-5-48]', () => {
    const sheet = sheetOf('A', 'A')
    sheet.edit(1, 'item_code', 'B')
    expect([messages(sheet, 0), messages(sheet, 1)]).toEqual([[], []])
    sheet.undo()
    expect([messages(sheet, 0), messages(sheet, 1)]).toEqual([duplicate, duplicate])
    sheet.leaveOut([0], true)
    expect([messages(sheet, 0), messages(sheet, 1)]).toEqual([[], []])
    expect(sheet.counts()).toEqual({ rows: 1, valid: 1, faulty: 0, leftOut: 1 })
    sheet.leaveOut([0], false)
    expect(sheet.counts()).toEqual({ rows: 2, valid: 0, faulty: 2, leftOut: 0 })
  })

  test('are corrected in place, as people type [001-5-49]', () => {
    const sheet = sheetOf('A')
    sheet.edit(0, 'unit_prc', '1.234,50')
    sheet.edit(0, 'vat_rate', '10')
    sheet.edit(0, 'curr_cd', 'usd')
    expect(sheet.row(0)?.values).toMatchObject({ unit_prc: '1234.5', vat_rate: '0.1', curr_cd: 'USD' })
    sheet.edit(0, 'unit_prc', 'nhiều')
    expect(messages(sheet, 0)).toEqual(['unit_price_is_no_number'])
  })

  test('are taken over by copied cells, and added to behind the last', () => {
    const sheet = sheetOf('A', 'B')
    sheet.paste(1, 'item_code', [
      ['X', 'Trà'],
      ['Y', 'Cốm', 'Young rice', 'VND', '5', '8', 'gói', 'mới', 'không', 'có', 'too much'],
    ])
    expect(sheet.row(1)?.values).toMatchObject({ item_code: 'X', item_name: 'Trà', uom: 'hộp' })
    expect(sheet.row(2)).toMatchObject({ number: null, values: { item_code: 'Y', vat_rate: '0.08', memo: 'mới' } })
    expect(sheet.counts()).toEqual({ rows: 3, valid: 3, faulty: 0, leftOut: 0 })
    sheet.undo()
    expect(sheet.row(2)).toBeUndefined()
    expect(sheet.row(1)?.values.item_code).toBe('B')
  })

  test('never become more than an upload may have', () => {
    const sheet = createUploadSheet(itemRows)
    sheet.append(Array.from({ length: mostUploadedRows }, (_, place) => row(place + 2, `C${place}`)))
    sheet.paste(mostUploadedRows - 1, 'item_code', [['last'], ['one too many']])
    expect(sheet.counts().rows).toBe(mostUploadedRows)
    expect(sheet.row(mostUploadedRows - 1)?.values.item_code).toBe('last')
  })

  test('are changed back step by step, a hundred steps at most', () => {
    const sheet = sheetOf('A')
    for (let step = 0; step <= 100; step += 1) sheet.edit(0, 'memo', `bước ${step}`)
    let steps = 0
    while (sheet.canUndo()) {
      sheet.undo()
      steps += 1
    }
    expect(steps).toBe(100)
    expect(sheet.row(0)?.values.memo).toBe('bước 0')
  })

  test('are not changed by what says the same', () => {
    const sheet = sheetOf('A')
    const before = sheet.version()
    sheet.edit(0, 'unit_prc', '1,0')
    sheet.leaveOut([0], false)
    expect([sheet.version(), sheet.canUndo()]).toEqual([before, false])
  })

  test('are sent with their places, without those that are left out', () => {
    const sheet = sheetOf('A', 'B', 'C')
    sheet.leaveOut([1], true)
    expect(sheet.sent().map(({ place, row: { item_code } }) => [place, item_code])).toEqual([
      [0, 'A'],
      [2, 'C'],
    ])
  })

  test('notify whoever shows them of each change, until they are no longer wanted', () => {
    const sheet = sheetOf('A')
    const seen: number[] = []
    const stop = sheet.subscribe(() => seen.push(sheet.version()))
    sheet.edit(0, 'memo', 'x')
    stop()
    sheet.edit(0, 'memo', 'y')
    expect(seen).toHaveLength(1)
  })
})
