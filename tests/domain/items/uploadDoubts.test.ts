import { describe, expect, test } from 'vitest'
import { itemRows } from '../../../src/domain/items/upload/itemRows.ts'
import { rowFields, type RowField } from '../../../src/domain/items/row.ts'
import { doubtOf } from '../../../src/domain/upload/doubts.ts'
import { cellText } from '../../../src/domain/sheetTexts.ts'
import { rowOf } from '../../../src/domain/upload/rowState.ts'
import { createUploadSheet, type UploadSheet } from '../../../src/domain/upload/uploadSheet.ts'
import type { Cell } from '../../../src/domain/spreadsheet.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })
const day = (value: string): Cell => ({ kind: 'date', text: value })

const columns = Object.fromEntries(rowFields.map((field, column) => [field, column]))
const sound: Readonly<Record<RowField, Cell>> = {
  item_code: text('CHE-1'),
  item_name: text('Chè sen'),
  item_kname: null,
  curr_cd: text('VND'),
  unit_prc: number('1234.5'),
  vat_rate: text('8%'),
  uom: text('hộp'),
  memo: null,
  not_reduced: null,
  special_consumption: null,
}

const sheetOf = (...rows: readonly Partial<Record<RowField, Cell>>[]): UploadSheet<RowField> => {
  const sheet = createUploadSheet(itemRows)
  sheet.append(
    rows.map((changes, place) => {
      const cells = { ...sound, item_code: text(`CHE-${place}`), ...changes }
      return rowOf(itemRows, { number: place + 2, cells: rowFields.map((field) => cells[field]) }, columns)
    }),
  )
  return sheet
}
const kinds = (sheet: UploadSheet<RowField>, place = 0) => sheet.doubts(place).map(({ field, kind }) => [field, kind])

describe('a cell of a file', () => {
  test.each<[RowField, Cell, string]>([
    ['unit_prc', text('35,500'), 'comma'],
    ['unit_prc', text('1,234'), 'comma'],
    ['unit_prc', text('-1,234'), 'comma'],
    ['unit_prc', text(' 35,500 '), 'comma'],
    ['unit_prc', text('35.500'), 'dot'],
    ['unit_prc', text('１.２３４'), 'dot'],
    ['unit_prc', number('1234567890123456'), 'lostDigits'],
    ['item_code', number('8935001234567890'), 'lostDigits'],
    ['item_code', number('1e+21'), 'lostDigits'],
    ['memo', number('12345678901234567890'), 'lostDigits'],
    ['item_code', text('8,93504E+12'), 'changedCode'],
    ['item_code', text('1E5'), 'changedCode'],
    ['item_code', text('1-Feb'), 'changedCode'],
    ['item_code', text('01-Thg2'), 'changedCode'],
    ['item_code', text('Feb-26'), 'changedCode'],
    ['item_code', text('01/02/2026'), 'changedCode'],
    ['item_code', day('2026-02-01'), 'changedCode'],
    ['item_code', day('12:30:00'), 'changedCode'],
  ])('of %s with %j is in doubt: %s', (field, cell, kind) => {
    expect(doubtOf(itemRows, field, cell, cellText(cell))?.kind).toBe(kind)
  })

  test.each<[RowField, Cell]>([
    ['unit_prc', number('35.5')],
    ['unit_prc', number('123456789012345')],
    ['unit_prc', number('0.12345678901234')],
    ['unit_prc', text('0,500')],
    ['unit_prc', text('1,5')],
    ['unit_prc', text('1234,567')],
    ['unit_prc', text('1.234.567')],
    ['unit_prc', text('1,234,567')],
    ['unit_prc', text('1.234,50')],
    ['item_code', text('1234567890123456')],
    ['item_code', number('893500123456789')],
    ['item_code', text('12-MARBLE')],
    ['item_code', text('01-02')],
    ['item_code', text('EE12')],
    ['item_name', text('1-Feb')],
    ['memo', text('35,500')],
    ['memo', null],
  ])('of %s with %j is not', (field, cell) => {
    expect(doubtOf(itemRows, field, cell, cellText(cell))).toBeNull()
  })

  test('is judged in time that does not grow with its text', () => {
    const long = ['1', '1,', '-', 'e+', ' ', 'Thg 1'].map((piece) => piece.repeat(32_767))
    for (const field of rowFields)
      for (const each of long) expect(doubtOf(itemRows, field, text(each), each)).toBeNull()
  })
})

describe('rows with a cell in doubt', () => {
  test('do not go before it is settled', () => {
    const sheet = sheetOf({ unit_prc: text('35,500') }, {})
    expect(sheet.counts()).toEqual({ rows: 2, valid: 1, faulty: 1, leftOut: 0 })
    expect(sheet.places('errors')).toEqual([0])
    expect(sheet.problems(0)).toEqual([])
  })

  test('are asked about once for each kind, with the first of the cells', () => {
    const sheet = sheetOf(
      { unit_prc: text('35.500') },
      { unit_prc: text('1,234') },
      { unit_prc: text('2,345') },
      { item_code: day('2026-02-01'), memo: number('1234567890123456') },
    )
    expect(sheet.questions()).toEqual([
      { kind: 'comma', count: 2, written: '1,234' },
      { kind: 'dot', count: 1, written: '35.500' },
      { kind: 'changedCode', count: 1, written: '2026-02-01' },
      { kind: 'lostDigits', count: 1, written: '1234567890123456' },
    ])
  })

  test.each([
    ['comma', 'thousands', '35,500', '35500', '35,500'],
    ['comma', 'decimals', '35,500', '35.5', '35,500'],
    ['dot', 'thousands', '35.500', '35500', null],
    ['dot', 'decimals', '35.500', '35.5', '35.500'],
  ] as const)('take what a %s means (%s) in all of them, and back', (kind, answer, written, value, from) => {
    const sheet = sheetOf({ unit_prc: text(written) }, { unit_prc: text(written) }, { unit_prc: text('1.234,50') })
    sheet.settle(kind, answer)
    expect([0, 1, 2].map((place) => sheet.row(place)?.values.unit_prc)).toEqual([value, value, '1234.5'])
    expect(sheet.row(0)?.from.unit_prc?.text ?? null).toBe(from)
    expect([sheet.questions(), sheet.counts().faulty]).toEqual([[], 0])
    sheet.undo()
    expect([sheet.questions().length, sheet.counts().faulty]).toEqual([1, 2])
  })

  test('stay as they are where the user says that they are right', () => {
    const sheet = sheetOf({ item_code: text('1E5'), unit_prc: text('1,234') })
    sheet.settle('changedCode', 'right')
    expect(sheet.row(0)?.values.item_code).toBe('1E5')
    expect(kinds(sheet)).toEqual([['unit_prc', 'comma']])
  })

  test('are settled by a correction at their place, also where it says the same', () => {
    const sheet = sheetOf({ unit_prc: text('1.234') }, { item_code: text('1E5') })
    sheet.edit(0, 'unit_prc', '1.234')
    sheet.edit(1, 'item_code', '100000')
    expect([kinds(sheet), kinds(sheet, 1), sheet.counts().faulty]).toEqual([[], [], 0])
  })

  test('come from pasted cells too', () => {
    const sheet = sheetOf({})
    sheet.paste(0, 'unit_prc', [['35,500']])
    expect(kinds(sheet)).toEqual([['unit_prc', 'comma']])
  })

  test('of a currency with two decimals can mean one thing only, until the currency is another', () => {
    const sheet = sheetOf({ unit_prc: text('1.234'), curr_cd: text('USD') }, { unit_prc: text('1.234'), curr_cd: null })
    expect([kinds(sheet), kinds(sheet, 1)]).toEqual([[], [['unit_prc', 'dot']]])
    sheet.edit(0, 'curr_cd', 'VND')
    expect(kinds(sheet)).toEqual([['unit_prc', 'dot']])
  })

  test('are not asked about once they are left out', () => {
    const sheet = sheetOf({ unit_prc: text('1.234') }, {})
    sheet.leaveOut([0], true)
    expect([sheet.questions(), sheet.counts().faulty]).toEqual([[], 0])
    sheet.leaveOut([0], false)
    expect(sheet.questions().length).toBe(1)
  })
})

describe('rows that are wrong', () => {
  test('are those with problems, and of a code all but the first that has none [001-5-48]', () => {
    const sheet = sheetOf(
      { item_code: text('A'), vat_rate: text('7') },
      { item_code: text('A') },
      { item_code: text('A'), unit_prc: text('giá') },
      { item_code: text('A') },
      { item_code: text('B'), unit_prc: text('1.234') },
    )
    expect(sheet.wrong()).toEqual([0, 2, 3])
    sheet.leaveOut(sheet.wrong(), true)
    expect(sheet.counts()).toEqual({ rows: 2, valid: 1, faulty: 1, leftOut: 3 })
    expect(sheet.wrong()).toEqual([])
    expect(sheet.sent().map(({ row }) => row.item_code)).toEqual(['A', 'B'])
  })
})
