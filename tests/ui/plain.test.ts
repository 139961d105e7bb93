import { describe, expect, test } from 'vitest'
import { dateText, parsedDate, withSlashes } from '../../src/ui/form/dateText.ts'
import { numberText, parsedNumber, rounded } from '../../src/ui/form/numberText.ts'
import { nextSort, visibleColumns, widthOf } from '../../src/ui/table/columnModel.ts'
import { movedTo, orderedIds } from '../../src/ui/table/columnOrder.ts'
import { destination } from '../../src/ui/table/gridNavigation.ts'
import { pageCount, typedPage } from '../../src/ui/table/pageNumbers.ts'

describe('dates', () => {
  test.each([
    ['05/03/2026', '2026-03-05'],
    ['5/3/26', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    [' 05032026 ', '2026-03-05'],
    ['050326', '2026-03-05'],
    ['29/02/2028', '2028-02-29'],
    ['', ''],
  ])('%s reads as %s', (text, iso) => {
    expect(parsedDate(text)).toBe(iso)
  })

  test.each(['29/02/2026', '31/04/2026', '00/01/2026', '1/13/2026', '2026-03-05', 'mai', '5/3', '123'])(
    '%s is no date',
    (text) => {
      expect(parsedDate(text)).toBeUndefined()
    },
  )

  test.each([
    ['1/2/85', '1985-02-01'],
    ['221126', '2026-11-22'],
    ['23/11/26', '1926-11-23'],
    ['1/2/2085', '2085-02-01'],
  ])('%s reads as %s in a field that ends on 22 November 2026', (text, iso) => {
    expect(parsedDate(text, '2026-11-22')).toBe(iso)
  })

  test('a date is shown with the day first', () => {
    expect(dateText('2026-03-05')).toBe('05/03/2026')
    expect(dateText('')).toBe('')
  })

  test('slashes join in at the end of what is typed, not while deleting or editing inside', () => {
    expect(withSlashes('0', '05')).toBe('05/')
    expect(withSlashes('05/0', '05/03')).toBe('05/03/')
    expect(withSlashes('05/', '05')).toBe('05')
    expect(withSlashes('15', '05')).toBe('05')
  })
})

describe('numbers', () => {
  test.each([
    ['1.234.567', 1_234_567],
    ['1234,5', 1234.5],
    ['-0,25', -0.25],
    ['12,', 12],
    ['', null],
    ['-', undefined],
    ['12a', undefined],
    ['1,2,3', undefined],
  ])('%s reads as %s', (text, value) => {
    expect(parsedNumber(text)).toBe(value)
  })

  test('a number is shown with dots and a comma', () => {
    expect(numberText(1_234_567.5)).toBe('1.234.567,5')
    expect(numberText(null)).toBe('')
  })

  test('halves round away from zero, as in decimal and not as in binary', () => {
    expect(rounded(1.005, 2)).toBe(1.01)
    expect(rounded(-2.5, 0)).toBe(-3)
  })
})

describe('the grid keys', () => {
  const extent = { rows: 10, columns: 4, rowsPerPage: 3 }

  test.each([
    ['ArrowUp', false, { row: 4, column: 2 }],
    ['ArrowDown', false, { row: 6, column: 2 }],
    ['ArrowLeft', false, { row: 5, column: 1 }],
    ['ArrowRight', false, { row: 5, column: 3 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 9, column: 3 }],
    ['PageUp', false, { row: 2, column: 2 }],
    ['PageDown', false, { row: 8, column: 2 }],
  ])('%s with control %s leads to %o', (key, isControl, to) => {
    expect(destination({ row: 5, column: 2 }, key, isControl, extent)).toEqual(to)
  })

  test('no key leads out of the grid, and the head is above the first row', () => {
    expect(destination({ row: 9, column: 3 }, 'PageDown', false, extent)).toEqual({ row: 9, column: 3 })
    expect(destination({ row: 0, column: 0 }, 'ArrowUp', false, extent)).toEqual({ row: -1, column: 0 })
    expect(destination({ row: 1, column: 0 }, 'PageUp', false, extent)).toEqual({ row: 0, column: 0 })
    expect(destination({ row: -1, column: 0 }, 'End', true, { ...extent, rows: 0 })).toEqual({ row: -1, column: 3 })
    expect(destination({ row: 0, column: 0 }, 'x', false, extent)).toBeNull()
  })
})

describe('columns and pages', () => {
  test('columns that the order does not name follow in their own order, unknown names are dropped', () => {
    expect(orderedIds(['a', 'b', 'c'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
  })

  test('a column moves within the ends', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  })

  test('the shown columns stand in the chosen order without the hidden ones, as wide as chosen but not narrower than they may be', () => {
    const columns = ['a', 'b', 'c'].map((id) => ({ id, header: id, cell: () => id, minWidth: 100 }))
    expect(visibleColumns(columns, ['c'], new Set(['a'])).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(columns.map((column) => widthOf(column, { a: 240, b: 10 }))).toEqual([240, 100, 160])
  })

  test('a header sorts up, then down, then not at all, and another header starts anew', () => {
    const up = nextSort(null, 'a')
    expect(up).toEqual({ column: 'a', direction: 'ascending' })
    expect(nextSort(up, 'a')).toEqual({ column: 'a', direction: 'descending' })
    expect(nextSort(nextSort(up, 'a'), 'a')).toBeNull()
    expect(nextSort(up, 'b')).toEqual({ column: 'b', direction: 'ascending' })
  })

  test('an empty list has one page, and a typed page stays within them', () => {
    expect(pageCount(0, 20)).toBe(1)
    expect(pageCount(41, 20)).toBe(3)
    expect(typedPage('99', 3)).toBe(3)
    expect(typedPage('0', 3)).toBe(1)
    expect(typedPage('2x', 3)).toBeNull()
  })
})
