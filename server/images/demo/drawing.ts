import sharp from 'sharp'
import type { Size } from '../../../src/domain/image.ts'
import type { StoredImage } from '../images.ts'
import { pictureOf } from '../picture.ts'

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Points per pixel and direction, so that edges are smooth. */
const finer = 2

/** A picture by the colour of each of its points; null is transparent. The same on every machine. */
export const draw = async (
  { width, height }: Size,
  colourAt: (x: number, y: number) => Colour | null,
): Promise<StoredImage> => {
  const raw = { width: width * finer, height: height * finer, channels: 4 } as const
  const points = Buffer.alloc(raw.width * raw.height * raw.channels)
  let at = 0
  for (let row = 0; row < raw.height; row += 1)
    for (let column = 0; column < raw.width; column += 1) {
      const colour = colourAt((column + 0.5) / finer, (row + 0.5) / finer)
      if (colour !== null) {
        points[at] = colour[0]
        points[at + 1] = colour[1]
        points[at + 2] = colour[2]
        points[at + 3] = 255
      }
      at += raw.channels
    }
  const png = await sharp(points, { raw }).resize(width, height).png().toBuffer()
  const picture = await pictureOf(png)
  if (!picture.ok) throw new Error(`a demo picture is none: ${picture.failure}`)
  return picture.value
}

/** The same pictures, each drawn once in this process: the demo data shows some of them several times. */
export const drawnOnce = <Looks extends object>(
  drawn: (looks: Looks) => Promise<StoredImage>,
): ((looks: Looks) => Promise<StoredImage>) => {
  const pictures = new WeakMap<Looks, Promise<StoredImage>>()
  return (looks) => {
    const picture = pictures.get(looks) ?? drawn(looks)
    pictures.set(looks, picture)
    return picture
  }
}
