import { describe, expect, it } from 'vitest'
import { fitted, shownPart, zoomed } from '../../../../tools/statecharts/page/logic/lens.ts'

const window = { width: 800, height: 600 }

describe('how a drawing is seen', () => {
  it('is whole and in the middle at first', () => {
    const { x, y, scale } = fitted({ width: 1600, height: 400 }, window)
    expect(scale).toBeCloseTo(0.48)
    expect([x, y].map(Math.round)).toEqual([16, 204])
  })

  it('keeps the point under the pointer while it is zoomed, within limits', () => {
    const lens = { x: 10, y: 20, scale: 1 }
    const { x, y, scale } = zoomed(lens, 2, { x: 110, y: 220 })
    expect([x + 100 * scale, y + 200 * scale]).toEqual([110, 220])
    expect(zoomed(lens, 1000, { x: 0, y: 0 }).scale).toBe(6)
  })

  it('brings a part to the middle, large enough to be read', () => {
    const lens = shownPart({ x: 0, y: 0, scale: 0.2 }, { x: 3000, y: 100, width: 100, height: 40 }, window)
    expect(lens).toEqual({ scale: 0.75, x: 400 - 3050 * 0.75, y: 300 - 120 * 0.75 })
  })

  it('shows a large part whole', () => {
    const { scale } = shownPart({ x: 0, y: 0, scale: 0.1 }, { x: 0, y: 0, width: 4000, height: 100 }, window)
    expect(4000 * scale).toBeCloseTo(720)
  })

  it('stays where the part can be read already', () => {
    const lens = { x: 0, y: 0, scale: 1 }
    expect(shownPart(lens, { x: 10, y: 10, width: 50, height: 50 }, window)).toBe(lens)
  })
})
