import sharp from 'sharp'
import { pictureOf } from '../../../images/picture.ts'
import type { StoredImage } from '../../../images/images.ts'

const width = 240
const height = 200

/** Two leaves: the overlap of two circles, twice. */
const isLeaf = (x: number, y: number): boolean => {
  const within = (centreX: number, centreY: number): boolean => Math.hypot(x - centreX, y - centreY) < 105
  return (within(30, 60) && within(150, 160)) || (within(210, 60) && within(90, 160))
}

/** A picture of leaves in a colour, red, green and blue from 0 to 255. */
export const demoLogo = async (colour: readonly [number, number, number]): Promise<StoredImage> => {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isLeaf(x, y)) pixels.set([...colour, 255], (y * width + x) * 4)
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const picture = await pictureOf(png)
  if (!picture.ok) throw new Error(`the demo logo is no picture: ${picture.failure}`)
  return picture.value
}
