import { describe, expect, it } from 'vitest'
import {
  closeUpOf,
  fitted,
  readableAt,
  resized,
  shownPart,
  unionOf,
  viewBoxOf,
} from '../../../tools/charts/viewer/camera.ts'

const window = { width: 800, height: 600 }
const drawing = { x: 0, y: 0, width: 4000, height: 1000 }

describe('the camera of a drawing', () => {
  it('shows the whole drawing in the middle, and enlarges a small one no further than it is read', () => {
    const { x, y, k } = fitted({ x: 0, y: 0, width: 1600, height: 400 }, window)
    expect(k).toBeCloseTo(0.48)
    expect([x, y].map(Math.round)).toEqual([16, 204])
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, window).k).toBe(1.25)
  })

  it('opens readable with a state in the middle', () => {
    const { x, y, k } = readableAt({ x: 2000, y: 500, width: 100, height: 40 }, drawing, window)
    expect(k).toBe(1.25)
    expect([x + 2050 * k, y + 520 * k]).toEqual([400, 300])
  })

  it('lays a corner of the drawing into a corner of the window instead of showing what is beside it', () => {
    expect(readableAt({ x: 0, y: 0, width: 100, height: 40 }, drawing, window)).toEqual({ k: 1.25, x: 16, y: 16 })
    const { x, y } = readableAt({ x: 3900, y: 960, width: 100, height: 40 }, drawing, window)
    expect([x + 4000 * 1.25, y + 1000 * 1.25]).toEqual([784, 584])
  })

  it('puts a drawing that is smaller than the window into its middle', () => {
    const small = { x: 10, y: 10, width: 200, height: 100 }
    const { x, y, k } = readableAt({ x: 10, y: 10, width: 20, height: 10 }, small, window)
    expect([x + 110 * k, y + 60 * k]).toEqual([400, 300])
  })

  it('brings a part to the middle, large enough to be read', () => {
    const camera = shownPart({ x: 0, y: 0, k: 0.2 }, { x: 3000, y: 100, width: 100, height: 40 }, window, 0.6)
    expect(camera).toEqual({ k: 1.25, x: 400 - 3050 * 1.25, y: 300 - 120 * 1.25 })
  })

  it('shows a large part whole', () => {
    const { k } = shownPart({ x: 0, y: 0, k: 0.1 }, { x: 0, y: 0, width: 4000, height: 100 }, window, 0.6)
    expect(4000 * k).toBeCloseTo(720)
  })

  it('stays where the part can be read already, and where it is seen whole on purpose', () => {
    const part = { x: 10, y: 10, width: 50, height: 50 }
    const [near, far] = [
      { x: 0, y: 0, k: 1 },
      { x: 0, y: 0, k: 0.2 },
    ]
    expect(shownPart(near, part, window, 0.6)).toBe(near)
    expect(shownPart(far, part, window, 0.6).k).toBe(1.25)
    expect(shownPart(far, part, window, 0)).toBe(far)
  })

  it('shows marked parts from near with what is around them', () => {
    const [state, label] = [
      { x: 100, y: 100, width: 250, height: 20 },
      { x: 500, y: 60, width: 40, height: 20 },
    ]
    expect(unionOf([state, label])).toEqual({ x: 100, y: 60, width: 440, height: 60 })
    const camera = closeUpOf([state, label], window)
    expect(camera.k).toBeCloseTo(768 / 488)
    expect(viewBoxOf(camera, window)).toBe('65.83 -100.62 508.33 381.25')
  })

  it('shows the first of parts that lie too far apart to be read together', () => {
    const state = { x: 100, y: 100, width: 50, height: 20 }
    const camera = closeUpOf([state, { x: 3000, y: 60, width: 40, height: 20 }], window)
    expect(camera.k).toBe(1.25)
    expect([camera.x + 125 * camera.k, camera.y + 110 * camera.k]).toEqual([400, 300])
  })

  it('keeps the middle when the window changes its size', () => {
    expect(resized({ x: 100, y: 50, k: 2 }, window, { width: 400, height: 700 })).toEqual({ x: -100, y: 100, k: 2 })
  })
})
