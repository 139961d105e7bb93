import { describe, expect, test } from 'vitest'
import { rowFields, type RowField } from '../../../src/domain/items/row.ts'
import { readField, shownField } from '../../../src/domain/items/upload/convert.ts'
import { itemRows } from '../../../src/domain/items/upload/itemRows.ts'
import { convertCell } from '../../../src/domain/upload/convertCell.ts'
import type { UploadCell } from '../../../src/domain/upload/rowRules.ts'
import { emptyRow, rowOf, withCells, type RowState } from '../../../src/domain/upload/rowState.ts'
import type { Cell } from '../../../src/domain/spreadsheet.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string, shown?: string): Cell => ({
  kind: 'number',
  text: value,
  ...(shown !== undefined && { shown }),
})

const columns = Object.fromEntries(rowFields.map((field, column) => [field, column]))
const sound: Readonly<Record<RowField, Cell>> = {
  item_code: text('CHE-1'),
  item_name: text('Chè sen'),
  item_kname: text('Lotus tea'),
  curr_cd: text('VND'),
  unit_prc: number('1234.5'),
  vat_rate: text('8%'),
  uom: text('hộp'),
  memo: null,
  not_reduced: null,
  special_consumption: null,
}

const rowWith = (changes: Partial<Record<RowField, Cell>>): RowState<RowField> =>
  rowOf(itemRows, { number: 2, cells: rowFields.map((field) => ({ ...sound, ...changes })[field]) }, columns)
const problems = (changes: Partial<Record<RowField, Cell>>) =>
  rowWith(changes).problems.map(({ field, message }) => [field, message])

describe('a cell of a file', () => {
  const converted = (kind: 'text' | 'number' | 'date' | 'boolean' | 'error', from: string) => ({ kind, text: from })
  test.each<[RowField, string, Cell, UploadCell]>([
    ['vat_rate', '8 as 8%, and says so', number('8'), { text: '0.08', from: converted('number', '8') }],
    ['vat_rate', '8 as it is typed, and says so', text('8'), { text: '0.08', from: converted('text', '8') }],
    ['vat_rate', 'a rate as it is kept, silently', number('0.08'), { text: '0.08', from: null }],
    ['vat_rate', 'a rate as it is shown, silently', text('8%'), { text: '0.08', from: null }],
    ['vat_rate', 'kct as KCT, and says so', text('kct'), { text: 'KCT', from: converted('text', 'kct') }],
    ['vat_rate', 'no rate as it stands', number('7'), { text: '7', from: null }],
    [
      'item_code',
      'a number as a code, and says so',
      number('77012'),
      { text: '77012', from: converted('number', '77012') },
    ],
    [
      'item_code',
      'a number with the zeros that it is shown with, and says so',
      number('123', '00123'),
      { text: '00123', from: converted('number', '00123') },
    ],
    ['item_code', 'a text as it is, with its zeros', text('0012'), { text: '0012', from: null }],
    ['item_code', 'blanks around a text, silently', text('  A 1 '), { text: 'A 1', from: null }],
    [
      'unit_prc',
      '1.234,50 as 1234.5, and says so',
      text('1.234,50'),
      { text: '1234.5', from: converted('text', '1.234,50') },
    ],
    ['unit_prc', '1.234,5 as it is shown, silently', text('1.234,5'), { text: '1234.5', from: null }],
    ['unit_prc', 'a number with its own point, silently', number('1.001'), { text: '1.001', from: null }],
    ['unit_prc', 'a number as people type thousands', text('1.001'), { text: '1001', from: null }],
    ['unit_prc', 'no number as it stands', text('giá'), { text: 'giá', from: null }],
    ['curr_cd', 'vnd as VND, and says so', text('vnd'), { text: 'VND', from: converted('text', 'vnd') }],
    [
      'memo',
      'a day as it is written, and says so',
      { kind: 'date', text: '2026-11-23' },
      { text: '2026-11-23', from: converted('date', '2026-11-23') },
    ],
    [
      'memo',
      'a truth as a word, and says so',
      { kind: 'boolean', value: true },
      { text: 'TRUE', from: converted('boolean', 'TRUE') },
    ],
    [
      'memo',
      'an error as it is named, and says so',
      { kind: 'error', text: '#N/A' },
      { text: '#N/A', from: converted('error', '#N/A') },
    ],
    ['memo', 'a formula as the text that it is', text("=cmd|'/c calc'!A0"), { text: "=cmd|'/c calc'!A0", from: null }],
    [
      'item_name',
      'a line break as a blank, and says so',
      text('Phở bò\nđặc biệt'),
      { text: 'Phở bò đặc biệt', from: converted('text', 'Phở bò\nđặc biệt') },
    ],
    ['memo', 'its lines as they are', text('một\nhai'), { text: 'một\nhai', from: null }],
    ['memo', 'nothing as nothing', null, { text: '', from: null }],
  ])('of %s takes %s', (field, _, cell, expected) => {
    expect(convertCell(itemRows, field, cell)).toEqual(expected)
  })

  test('is shown as people write it', () => {
    expect(shownField('unit_prc', '1234.5')).toBe('1.234,5')
    expect(shownField('unit_prc', 'giá')).toBe('giá')
    expect(shownField('vat_rate', '0.08')).toBe('8%')
    expect(shownField('vat_rate', 'KCT')).toBe('KCT')
    expect(shownField('vat_rate', '7')).toBe('7')
    expect(shownField('memo', '0.08')).toBe('0.08')
    expect(readField('memo', ' 0.08 ')).toBe('0.08')
  })
})

describe('a row', () => {
  test('that is sound has no problem, and every cell as it is kept [001-5-45]', () => {
    expect(problems({})).toEqual([])
    expect(rowWith({}).values).toEqual({
      item_code: 'CHE-1',
      item_name: 'Chè sen',
      item_kname: 'Lotus tea',
      curr_cd: 'VND',
      unit_prc: '1234.5',
      vat_rate: '0.08',
      uom: 'hộp',
      memo: '',
      not_reduced: '',
      special_consumption: '',
    })
  })

  test.each(['item_code', 'item_name', 'curr_cd', 'uom'] as const)('needs its %s [001-5-45 001-5-49]', (field) => {
    expect(problems({ [field]: null })).toEqual([[field, 'cell_is_required']])
    expect(problems({ [field]: text(' \u00a0 ') })).toEqual([[field, 'cell_is_required']])
  })

  test.each(['item_kname', 'memo'] as const)('may have no %s [001-5-45]', (field) => {
    expect(problems({ [field]: null })).toEqual([])
  })

  test.each([
    ['item_code', 50],
    ['item_name', 500],
    ['item_kname', 500],
    ['uom', 500],
    ['memo', 500],
  ] as const)('has a %s of at most %i characters [001-5-45 001-5-49]', (field, max) => {
    expect(problems({ [field]: text('ầ'.repeat(max)) })).toEqual([])
    expect(problems({ [field]: text('ầ'.repeat(max + 1)) })).toEqual([[field, `too_long:${max}`]])
  })

  test.each([
    ['VNDD', 'too_long:3'],
    ['XXX', 'currency_is_unknown'],
    ['₫', 'currency_is_unknown'],
  ])('is of a known currency, not of %s [001-5-45]', (curr_cd, message) => {
    expect(problems({ curr_cd: text(curr_cd) })).toEqual([['curr_cd', message]])
  })

  test.each([
    [text('giá'), 'unit_price_is_no_number'],
    [null, 'unit_price_is_no_number'],
    [{ kind: 'boolean', value: true }, 'unit_price_is_no_number'],
    [number('1e+300'), 'unit_price_is_no_number'],
    [number('-1'), 'amount_is_negative'],
    [number('0.1234567'), 'amount_decimals:6'],
    [number('99999999999999999'), 'too_long:21'],
  ] as const)('has a number as its price, not %j [001-5-46 001-5-42]', (unit_prc, message) => {
    expect(problems({ unit_prc })).toEqual([['unit_prc', message]])
  })

  test('has decimals as its currency takes them [001-5-42]', () => {
    expect(problems({ unit_prc: number('0.123456') })).toEqual([])
    expect(problems({ unit_prc: number('0.12'), curr_cd: text('USD') })).toEqual([])
    expect(problems({ unit_prc: number('0.123'), curr_cd: text('USD') })).toEqual([['unit_prc', 'amount_decimals:2']])
    expect(problems({ unit_prc: number('0') })).toEqual([])
  })

  test.each(['0', '0.05', '0.08', '0.1', 'KCT', 'KKKNT', '5', '8 %', '0,1'])(
    'takes the rate %s [001-5-47 001-9-08]',
    (rate) => {
      expect(problems({ vat_rate: text(rate) })).toEqual([])
    },
  )

  test.each(['7', '0.07', '80', 'không', ''])('does not take the rate %j [001-5-47 001-5-49]', (rate) => {
    expect(problems({ vat_rate: text(rate) })).toEqual([['vat_rate', 'vat_rate_is_unknown']])
  })

  test('says of a cell that an error stands in it, or a formula without a value, and nothing else', () => {
    const error = (named: string): Cell => ({ kind: 'error', text: named })
    expect(problems({ unit_prc: error('#DIV/0!'), uom: error('=E4*2'), memo: error('#N/A') })).toEqual([
      ['unit_prc', 'cell_is_an_error'],
      ['uom', 'formula_has_no_value'],
      ['memo', 'cell_is_an_error'],
    ])
  })

  test('says one thing of each cell, of all that are faulty [001-2.8-08]', () => {
    expect(problems({ item_code: null, unit_prc: null, vat_rate: number('7'), uom: null })).toEqual([
      ['item_code', 'cell_is_required'],
      ['unit_prc', 'unit_price_is_no_number'],
      ['vat_rate', 'vat_rate_is_unknown'],
      ['uom', 'cell_is_required'],
    ])
  })

  test('holds no characters that nobody can see', () => {
    expect(problems({ item_name: text('Chè\u0007sen') })).toEqual([['item_name', 'unprintable_characters']])
  })

  test('that is corrected forgets what the file said, and is checked anew', () => {
    const faulty = rowWith({ vat_rate: number('7'), item_code: number('12') })
    const corrected = withCells(itemRows, faulty, {
      vat_rate: { text: '0.08', from: null, doubt: null },
      item_code: { text: 'A', from: null, doubt: null },
    })
    expect(corrected.problems).toEqual([])
    expect(corrected.from).toEqual({})
    expect(faulty.problems).toHaveLength(1)
  })

  test('that is added by hand needs all that is needed', () => {
    expect(emptyRow(itemRows).problems.map(({ field }) => field)).toEqual([
      'item_code',
      'item_name',
      'curr_cd',
      'unit_prc',
      'vat_rate',
      'uom',
    ])
  })
})
