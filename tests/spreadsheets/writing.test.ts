import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../src/domain/spreadsheet.ts'
import { sheetWriter, wholeWorkbook } from '../../src/spreadsheets/writing/writer.ts'
import { readAll, shortCell } from './reading.ts'

const joined = (chunks: readonly Uint8Array[]): Uint8Array => Uint8Array.from(chunks.flatMap((chunk) => [...chunk]))

const columns = [
  { heading: 'Mã hàng', width: 12 },
  { heading: 'Đơn giá', width: 18, format: '#,##0.######' },
]

const written = async (pages: readonly (readonly (readonly Cell[])[])[]): Promise<Uint8Array> => {
  const writer = await sheetWriter({ name: 'Item List', columns })
  return joined([...pages.map((page) => writer.write(page)), writer.finish()])
}

const text = (value: string): Cell => ({ kind: 'text', text: value })

describe('a workbook that is written page by page', () => {
  const dangerous = ['=1+1', '+84901234567', '-5', '@SUM(A1)', "=cmd|'/c calc'!A0", '\t=1', '0012', '1e5']

  it('has its headings, widths and formats, and texts as texts, for exceljs', async () => {
    const rows = dangerous.map((value): Cell[] => [text(value), { kind: 'number', text: '1234.5' }])
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await written([rows.slice(0, 3), rows.slice(3)])).slice().buffer)
    const sheet = book.getWorksheet('Item List')
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Mã hàng', 'Đơn giá'])
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet?.getColumn(2).width).toBe(18)
    expect(dangerous.map((_, at) => sheet?.getCell(at + 2, 1).value)).toEqual(dangerous)
    expect(dangerous.map((_, at) => sheet?.getCell(at + 2, 1).type)).toEqual(
      dangerous.map(() => ExcelJS.ValueType.String),
    )
    expect(sheet?.getCell('A2').numFmt).toBe('@')
    expect(sheet?.getCell('B2').numFmt).toBe('#,##0.######')
    expect(sheet?.getCell('B2').value).toBe(1234.5)
  })

  it('shows whole numbers without a separator that nothing follows', async () => {
    const book = new ExcelJS.Workbook()
    const rows = ['25000', '0.5'].map((value): Cell[] => [null, { kind: 'number', text: value }])
    await book.xlsx.load((await written([rows])).slice().buffer)
    const sheet = book.getWorksheet('Item List')
    expect([sheet?.getCell('B2').numFmt, sheet?.getCell('B3').numFmt]).toEqual(['#,##0', '#,##0.######'])
  })

  it('may have no rows', async () => {
    expect((await readAll(await written([]))).rows.map(({ number }) => number)).toEqual([1])
  })

  it('keeps a code that a format has put zeros in front of', async () => {
    const { rows } = await readAll(await written([[[{ kind: 'number', text: '12', shown: '00012' }]]]))
    expect(rows[1]?.cells.map(shortCell)).toEqual(['00012'])
  })
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const someCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((value): Cell => text(value.toWellFormed())),
  fc.constantFrom('_x000D_', '_x005F_', 'a\r\nb', '\u0000', ' outer ', '&amp;', ']]>', '<t>').map(text),
  fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([whole, part]): Cell => ({
      kind: 'number',
      text: `${whole}.${String(part).padStart(6, '0')}`.replace(/0+$/, ''),
    })),
  fc.boolean().map((value): Cell => ({ kind: 'boolean', value })),
  fc.constantFrom('#N/A', '#REF!').map((value): Cell => ({ kind: 'error', text: value })),
  fc
    .tuple(fc.integer({ min: 1901, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]): Cell => ({ kind: 'date', text: `${year}-${twoDigits(month)}-${twoDigits(day)}` })),
  fc.nat(86_399).map((seconds): Cell => {
    const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => twoDigits(Math.floor(part)))
    return { kind: 'date', text: `2026-11-23T${time.join(':')}`.replace('T00:00:00', '') }
  }),
)

it('gives back whatever cells were written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(someCell, { maxLength: 6 }), { minLength: 1, maxLength: 8 }), async (rows) => {
      const numbered = rows.map((cells, at) => ({ number: at * 2 + 1, cells }))
      const shape = { name: 'Bảng', columns: [], hasHeadings: false, numbered }
      const { rows: read } = await readAll(await wholeWorkbook([shape]))
      const expected = numbered.flatMap(({ number, cells }) => {
        const end = cells.findLastIndex((cell) => cell !== null)
        return end < 0 ? [] : [{ number, cells: cells.slice(0, end + 1) }]
      })
      expect(read).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})
