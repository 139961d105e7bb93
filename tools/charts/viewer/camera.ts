/** How a drawing is seen: pixels of the window per unit of the drawing, and where the drawing's origin lies in the window. */
export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle in the drawing's units. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** How a drawing is seen when it opens: where the flow begins, large enough to be read; whole; or what is marked, from near. */
export type Opening = 'readable' | 'fit' | 'closeUp'

export const smallestScale = 0.05
export const largestScale = 6
/** Pixels per unit at which labels, 9 units high, can be read without effort. */
export const readableScale = 1.25
/** Pixels per unit under which a part that is to be seen is enlarged. */
export const legibleScale = 0.6
/** Pixels around a drawing that is seen whole. */
const edge = 16

const centred = ({ x, y, width, height }: Box, window: Size, k: number): Camera => ({
  k,
  x: window.width / 2 - (x + width / 2) * k,
  y: window.height / 2 - (y + height / 2) * k,
})

const scaleWithin = (box: Size, window: Size): number =>
  Math.min(Math.max(window.width - 2 * edge, 1) / box.width, Math.max(window.height - 2 * edge, 1) / box.height)

/** A box in the middle of its window, as large as it fits, at most as large as it is read. */
export const fitted = (box: Box, window: Size): Camera =>
  centred(box, window, Math.min(scaleWithin(box, window), readableScale))

/** Where a drawing of this extent begins along one axis so that the window shows no more beside it than it must. */
const within = (wanted: number, from: number, length: number, room: number): number =>
  length + 2 * edge <= room
    ? (room - length) / 2 - from
    : Math.min(edge - from, Math.max(room - edge - from - length, wanted))

/** A part of the drawing in the middle of the window at a readable scale; a corner of the drawing lies in a corner of the window. */
export const readableAt = (part: Box, drawing: Box, window: Size): Camera => {
  const { k, x, y } = centred(part, window, readableScale)
  return {
    k,
    x: within(x, drawing.x * k, drawing.width * k, window.width),
    y: within(y, drawing.y * k, drawing.height * k, window.height),
  }
}

/** Room around parts that are seen from near, and the least that is shown, in the drawing's units. */
const around = 24
const smallest: Size = { width: 300, height: 170 }

/** Parts of the drawing with what is around them; the first alone, large enough to be read, where they lie too far apart. */
export const closeUpOf = (parts: readonly [Box, ...Box[]], window: Size): Camera => {
  const part = unionOf(parts)
  const width = Math.max(part.width + 2 * around, smallest.width)
  const height = Math.max(part.height + 2 * around, smallest.height)
  const k = Math.min(scaleWithin({ width, height }, window), 2 * readableScale)
  return k < legibleScale * 1.5 ? centred(parts[0], window, readableScale) : centred(part, window, k)
}

/**
 * Brings a part of the drawing to where it can be read; leaves what can be read already.
 *
 * @param least the scale under which a part within the window is enlarged
 */
export const shownPart = (camera: Camera, part: Box, window: Size, least: number): Camera => {
  const left = camera.x + part.x * camera.k
  const top = camera.y + part.y * camera.k
  const isWithin =
    left >= 0 &&
    top >= 0 &&
    left + part.width * camera.k <= window.width &&
    top + part.height * camera.k <= window.height
  if (isWithin && camera.k >= least) return camera
  const room = 0.9 * Math.min(window.width / part.width, window.height / part.height)
  return centred(part, window, Math.min(Math.max(readableScale, camera.k), room))
}

/** The camera in a window of another size: what lay in the middle still does. */
export const resized = ({ k, x, y }: Camera, before: Size, now: Size): Camera => ({
  k,
  x: x + (now.width - before.width) / 2,
  y: y + (now.height - before.height) / 2,
})

/** The smallest rectangle around some. */
export const unionOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** What of the drawing a window shows, as an SVG's `viewBox`. */
export const viewBoxOf = ({ k, x, y }: Camera, { width, height }: Size): string =>
  [-x / k, -y / k, width / k, height / k].map((part) => Math.round(part * 100) / 100).join(' ')
