import { draw, drawnOnce, type Colour } from './drawing.ts'

const size = { width: 240, height: 200 }

/** A leaf that leans to the left: the overlap of two circles. */
const isLeftLeaf = (x: number, y: number): boolean =>
  Math.hypot(x - 133, y - 73) < 93 && Math.hypot(x - 32, y - 137) < 93

/** Two leaves that grow from one place. */
const isLeaf = (x: number, y: number): boolean => isLeftLeaf(x, y) || isLeftLeaf(size.width - x, y)

/** Colours of the demo companies' logos, and of a shop that has its own. */
export const logoColours = {
  green: [24, 128, 84],
  orange: [196, 86, 32],
  blue: [28, 104, 160],
} as const satisfies Readonly<Record<string, Colour>>

/** A logo of two leaves in a colour. */
export const demoLogo = drawnOnce((colour: Colour) => draw(size, (x, y) => (isLeaf(x, y) ? colour : null)))
