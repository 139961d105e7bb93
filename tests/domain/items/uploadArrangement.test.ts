import { describe, expect, test } from 'vitest'
import { itemRows } from '../../../src/domain/items/upload/itemRows.ts'
import { missingFields, untakenColumns } from '../../../src/domain/upload/arrangement.ts'
import { guessedColumns, likelyHeadings } from '../../../src/domain/upload/headings.ts'
import { rowOf } from '../../../src/domain/upload/rowState.ts'
import type { SheetRow } from '../../../src/domain/spreadsheet.ts'

const rowAt = (number: number, texts: readonly (string | null)[]): SheetRow => ({
  number,
  cells: texts.map((text) => (text === null ? null : { kind: 'text', text })),
})

describe('the row with the headings', () => {
  test('is likely the one with the most of them, below titles', () => {
    const rows = [
      rowAt(1, ['DANH MỤC']),
      rowAt(2, ['Ghi chú']),
      rowAt(4, ['Mã hàng', 'Tên hàng', 'Đơn giá']),
      rowAt(5, ['A', 'B', '1']),
    ]
    expect(likelyHeadings(itemRows, rows)?.number).toBe(4)
  })

  test('is likely the first where none has two of them', () => {
    expect(likelyHeadings(itemRows, [rowAt(3, ['M', 'T']), rowAt(4, ['Giá', 'x'])])?.number).toBe(3)
    expect(likelyHeadings(itemRows, [])).toBeUndefined()
  })
})

describe('columns that are not taken', () => {
  const headings = ['STT', 'Mã hàng', 'Đơn giá', 'Giá bán', 'Giá nhập', null, null]
  const rows = [
    rowAt(1, ['Bảng giá', 'x', 'x', 'x', 'x', 'x', 'x', 'x']),
    rowAt(2, headings),
    rowAt(3, ['1', 'A', '5', '6', '4', 'kho 1', ' ']),
  ]

  test('are named by heading or first text, with the field that they fit too', () => {
    const columns = guessedColumns(itemRows, rowAt(2, headings))
    expect(columns).toEqual({ item_code: 1, unit_prc: 2 })
    expect(untakenColumns(itemRows, rows, { columns, headingRow: 2 })).toEqual([
      { column: 3, heading: 'Giá bán', fits: 'unit_prc' },
      { column: 4, heading: 'Giá nhập', fits: null },
      { column: 5, heading: 'kho 1', fits: null },
    ])
  })

  test('fit no field where there are no headings', () => {
    expect(untakenColumns(itemRows, [rowAt(1, ['STT', 'Giá'])], { columns: {}, headingRow: null })).toEqual([
      { column: 0, heading: 'STT', fits: null },
      { column: 1, heading: 'Giá', fits: null },
    ])
  })
})

describe('a value for every row', () => {
  const columns = { item_code: 0, item_name: 1, unit_prc: 2 }

  test('stands where the file has no column', () => {
    const fixed = { curr_cd: 'VND', vat_rate: '0.08', uom: 'hộp' }
    const row = rowOf(itemRows, rowAt(2, ['A', 'Chè', '5']), columns, fixed)
    expect(row.values).toMatchObject({ curr_cd: 'VND', vat_rate: '0.08', uom: 'hộp' })
    expect([row.problems, row.from]).toEqual([[], {}])
  })

  test('does not stand in for an empty cell of a column', () => {
    const row = rowOf(itemRows, rowAt(2, ['A', 'Chè', '5', null]), { ...columns, curr_cd: 3 }, { curr_cd: 'VND' })
    expect(row.values.curr_cd).toBe('')
  })

  test('is missing until it says something', () => {
    expect(missingFields(itemRows, { columns, fixed: { curr_cd: 'VND', uom: '' } })).toEqual([['vat_rate'], ['uom']])
    expect(
      missingFields(itemRows, { columns: { ...columns, vat_rate: 3 }, fixed: { curr_cd: 'VND', uom: 'hộp' } }),
    ).toEqual([])
  })
})
