import { idealSizes } from '../../../src/domain/image.ts'
import { draw, drawnOnce, type Colour } from './drawing.ts'

/** How a person is drawn: head and shoulders, without a face. */
export interface Portrait {
  readonly background: Colour
  readonly clothes: Colour
  readonly hair: Colour
  readonly hasLongHair: boolean
}

export const backgrounds = {
  mint: [205, 232, 220],
  sand: [240, 226, 200],
  sky: [206, 224, 244],
  rose: [244, 214, 216],
  lilac: [224, 216, 240],
} as const satisfies Readonly<Record<string, Colour>>

export const clothing = {
  navy: [38, 62, 104],
  green: [32, 110, 84],
  wine: [132, 44, 64],
  grey: [92, 98, 108],
  white: [250, 250, 248],
} as const satisfies Readonly<Record<string, Colour>>

const black: Colour = [34, 30, 32]
const skin: Colour = [234, 190, 156]
const shade: Colour = [216, 168, 134]

const { width, height } = idealSizes.profile

interface Ellipse {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

const shoulders: Ellipse = { x: 0.5, y: 1.08, across: 0.4, down: 0.36 }
const face: Ellipse = { x: 0.5, y: 0.44, across: 0.17, down: 0.21 }
const crown: Ellipse = { x: 0.5, y: 0.38, across: 0.2, down: 0.2 }
const forehead: Ellipse = { x: 0.52, y: 0.5, across: 0.18, down: 0.22 }
const neck: Ellipse = { x: 0.5, y: 0.66, across: 0.08, down: 0.14 }
const mane: Ellipse = { x: 0.5, y: 0.48, across: 0.25, down: 0.32 }

const holds = ({ x, y, across, down }: Ellipse, atX: number, atY: number): boolean =>
  ((atX - x) / across) ** 2 + ((atY - y) / down) ** 2 < 1

/** The picture of an account, of the size that is best for it. */
export const demoPortrait = drawnOnce(({ background, clothes, hair, hasLongHair }: Portrait) => {
  const colourAt = (x: number, y: number): Colour => {
    if (holds(crown, x, y) && !holds(forehead, x, y)) return hair
    if (holds(face, x, y)) return skin
    if (holds(neck, x, y)) return shade
    if (holds(shoulders, x, y)) return clothes
    return hasLongHair && holds(mane, x, y) ? hair : background
  }
  return draw({ width, height }, (x, y) => colourAt(x / width, y / height))
})

/** A portrait with black hair. */
export const person = (background: Colour, clothes: Colour, hasLongHair: boolean): Portrait => ({
  background,
  clothes,
  hair: black,
  hasLongHair,
})
