import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveringZoom, moved, placed, wholePicture, zoomed } from '../../src/images/crop.ts'

const frame = { width: 140, height: 120 }
const side = fc.integer({ min: 1, max: 8000 })
const picture = fc.record({ width: side, height: side })
const share = fc.double({ min: -1, max: 1, noNaN: true })
const crop = fc.record({ zoom: fc.double({ min: 0, max: 1, noNaN: true }), x: share, y: share })

describe('the part of a picture that is taken', () => {
  it('is the whole picture in the middle at first', () => {
    expect(placed({ width: 280, height: 120 }, frame, wholePicture)).toEqual({
      width: 140,
      height: 60,
      left: 0,
      top: 30,
    })
  })

  it('fills the frame from the covering enlargement on, wherever it is moved', () => {
    fc.assert(
      fc.property(picture, share, share, (size, x, y) => {
        const zoom = coveringZoom(size, frame)
        const { left, top, width, height } = placed(size, frame, { zoom, x, y })
        const missing = Math.max(left, top, frame.width - left - width, frame.height - top - height)
        // Very long strips would need more than the most enlargement.
        expect(zoom === 1 || missing < 1e-6).toBe(true)
      }),
    )
  })

  it('never leaves the frame: a smaller picture stays within it, a larger one around it', () => {
    fc.assert(
      fc.property(picture, crop, fc.double({ noNaN: true, min: -500, max: 500 }), (size, at, by) => {
        const { left, width } = placed(size, frame, moved(size, frame, at, { x: by, y: by }))
        const [low, high] = [Math.min(0, frame.width - width), Math.max(0, frame.width - width)]
        expect(left).toBeGreaterThanOrEqual(low - 1e-6)
        expect(left).toBeLessThanOrEqual(high + 1e-6)
      }),
    )
  })

  it('follows the pointer by its pixels until an edge is reached', () => {
    const square = { width: 100, height: 100 }
    const at = { zoom: coveringZoom(square, frame), x: 0, y: 0 }
    const before = placed(square, frame, at)
    expect(placed(square, frame, moved(square, frame, at, { x: 0, y: 5 })).top).toBeCloseTo(before.top + 5)
    expect(placed(square, frame, moved(square, frame, at, { x: 0, y: 500 })).top).toBe(0)
  })

  it('is enlarged step by step, within its bounds', () => {
    expect([zoomed(wholePicture, -0.1).zoom, zoomed({ ...wholePicture, zoom: 0.98 }, 0.05).zoom]).toEqual([0, 1])
  })
})
