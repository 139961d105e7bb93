import { describe, expect, it } from 'vitest'
import { overlap, sheetsOf } from '../../../../tools/statecharts/page/logic/sheets.ts'

const drawing = { x: 0, y: 0, width: 2000, height: 500 }

describe('a drawing on sheets of paper', () => {
  it('fits on one sheet, in its middle', () => {
    const { width, height, field, sheets } = sheetsOf(drawing, { paper: 'A4', isLandscape: true, columns: 1, rows: 1 })
    const [sheet] = sheets
    expect([width, height]).toEqual([297, 210])
    expect(sheet?.part.width).toBeCloseTo(2000)
    expect(sheet?.part.x).toBeCloseTo(0)
    expect(sheet?.part.height).toBeCloseTo((2000 / field.width) * field.height)
    expect((sheet?.part.y ?? 0) + (sheet?.part.height ?? 0) / 2).toBeCloseTo(250)
  })

  it('goes on over the next sheet, which repeats what overlaps', () => {
    const { field, sheets } = sheetsOf(drawing, { paper: 'A3', isLandscape: false, columns: 2, rows: 2 })
    expect(sheets.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
    const [first, second, third] = sheets.map(({ part }) => part)
    const units = (first?.width ?? 0) / field.width
    expect((first?.x ?? 0) + (first?.width ?? 0) - (second?.x ?? 0)).toBeCloseTo(overlap * units)
    expect((first?.y ?? 0) + (first?.height ?? 0) - (third?.y ?? 0)).toBeCloseTo(overlap * units)
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(2000)
  })

  it('says how large its text will be: larger on more sheets', () => {
    const sizeOn = (columns: number) => sheetsOf(drawing, { paper: 'A4', isLandscape: true, columns, rows: 1 }).textSize
    // 9 units of 2000 that fill 277 mm.
    expect(sizeOn(1)).toBeCloseTo((9 * 277 * 72) / (2000 * 25.4))
    expect(sizeOn(3)).toBeGreaterThan(2.5 * sizeOn(1))
  })
})
