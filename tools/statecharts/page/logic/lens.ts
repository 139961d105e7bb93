/** How a drawing is seen: its top left corner in pixels of the window, and pixels per unit. */
export interface Lens {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const smallest = 0.05
const largest = 6
const edge = 16

/** The whole drawing in the middle of its window; a small one is enlarged by a quarter at most. */
export const fitted = (drawing: Size, window: Size): Lens => {
  const room = { width: Math.max(window.width - 2 * edge, 1), height: Math.max(window.height - 2 * edge, 1) }
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height, 1.25)
  return { scale, x: (window.width - drawing.width * scale) / 2, y: (window.height - drawing.height * scale) / 2 }
}

/** Zooms so that what lies under a point of the window stays there. */
export const zoomed = ({ x, y, scale }: Lens, factor: number, at: { readonly x: number; readonly y: number }): Lens => {
  const next = Math.min(Math.max(scale * factor, smallest), largest)
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

export const moved = ({ x, y, scale }: Lens, by: { readonly x: number; readonly y: number }): Lens => ({
  scale,
  x: x + by.x,
  y: y + by.y,
})

/** Pixels per unit at which labels can be read. */
const readable = 0.75

/** Brings a part of the drawing, told in the drawing's units, to where it can be read; leaves what can be read already. */
export const shownPart = (lens: Lens, part: Size & { readonly x: number; readonly y: number }, window: Size): Lens => {
  const left = lens.x + part.x * lens.scale
  const top = lens.y + part.y * lens.scale
  const isWithin =
    left >= 0 &&
    top >= 0 &&
    left + part.width * lens.scale <= window.width &&
    top + part.height * lens.scale <= window.height
  if (isWithin && lens.scale >= readable / 2) return lens
  const room = 0.9 * Math.min(window.width / part.width, window.height / part.height)
  const scale = Math.min(Math.max(readable, lens.scale), room)
  return {
    scale,
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: window.height / 2 - (part.y + part.height / 2) * scale,
  }
}
