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
  for (let row = 0; row < raw.height; row += 1)
    for (let column = 0; column < raw.width; column += 1) {
      const colour = colourAt((column + 0.5) / finer, (row + 0.5) / finer)
      if (colour !== null) points.set([...colour, 255], (row * raw.width + column) * raw.channels)
    }
  const png = await sharp(points, { raw }).resize(width, height).png().toBuffer()
  const picture = await pictureOf(png)
  if (!picture.ok) throw new Error(`a demo picture is none: ${picture.failure}`)
  return picture.value
}
